export { can, policy, type Requirement } from './policy';
export { presetFor } from './role-presets';
