/**
 * Everything a member can do in a circle, as `noun:verb`. Operations and events name the action they need; the policy in
 * `@carecircle/permissions` decides who has it.
 */
export const actions = [
  'circle:view',
  'circle:rename',
  'circle:view-invite-code',
  'circle:reset-demo',
  'member:admit',
  'member:change-role',
  'member:remove',
  'recipient:view',
  'recipient:edit',
  'task:view',
  'task:edit',
  'message:view',
  'message:send',
  'contact:view',
  'contact:edit',
  'alert:view',
  'alert:raise',
  'alert:respond',
  'bill:view',
  'bill:edit',
  'points:view',
] as const;

export type Action = (typeof actions)[number];
