export { joiningPermissions, unseenFlags } from './joining-permissions';
export { can, hiddenRecipients, policy, type Requirement } from './policy';
export { presetFor } from './role-presets';
