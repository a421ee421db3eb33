export { joiningPermissions, unseenFlags } from './joining-permissions';
export { can, policy, type Requirement } from './policy';
export { presetFor } from './role-presets';
