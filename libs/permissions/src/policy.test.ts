import { actions, permissionFlags, roles, type Action, type Role } from '@carecircle/contracts';
import { describe, expect, it } from 'vitest';
import { can, policy } from './policy';
import { presetFor } from './role-presets';

const everyone = [...roles];
const allowed: Record<Action, readonly Role[]> = {
  'circle:view': everyone,
  'circle:rename': ['admin'],
  'circle:view-invite-code': ['admin'],
  'circle:renew-invite-code': ['admin'],
  'circle:change-defaults': ['admin'],
  'circle:delete': ['admin'],
  'circle:keep': ['admin'],
  'circle:reset-demo': everyone,
  'circle:change-privacy': ['admin'],
  'circle:leave': everyone,
  'member:invite': ['admin'],
  'member:admit': ['admin'],
  'member:change-role': ['admin'],
  'member:change-permissions': ['admin'],
  'member:remove': ['admin'],
  'member:view-email': ['admin'],
  'recipient:view': everyone,
  'recipient:view-health': ['admin', 'caregiver', 'family', 'medical'],
  'recipient:edit': ['admin', 'caregiver'],
  'task:view': everyone,
  'task:edit': ['admin', 'caregiver', 'family', 'friend'],
  'check-in:view': ['admin', 'caregiver', 'family', 'medical'],
  'check-in:add': everyone,
  'check-in:plan': ['admin', 'caregiver'],
  'check-in:share': ['admin', 'caregiver', 'family', 'medical'],
  'event:view': everyone,
  'event:edit': ['admin', 'caregiver'],
  'medication:view': ['admin', 'caregiver', 'family', 'medical'],
  'medication:edit': ['admin', 'caregiver'],
  'medication:log': ['admin', 'caregiver'],
  'event:accompany': everyone,
  'care-log:view': ['admin', 'caregiver', 'family', 'medical'],
  'care-log:edit': ['admin', 'caregiver', 'family'],
  'journal:view': everyone,
  'journal:view-all': ['admin', 'caregiver', 'family'],
  'journal:write': ['admin', 'caregiver', 'family'],
  'message:view': everyone,
  'message:send': everyone,
  'call:join': everyone,
  'contact:view': everyone,
  'contact:edit': everyone,
  'alert:view': everyone,
  'alert:raise': everyone,
  'alert:respond': everyone,
  'doctor:view': everyone,
  'doctor:edit': ['admin', 'caregiver'],
  'service:view': everyone,
  'booking:edit': ['admin', 'caregiver'],
  'document:view': ['admin', 'caregiver', 'family', 'medical'],
  'document:upload': ['admin', 'caregiver', 'family'],
  'bill:view': ['admin', 'caregiver', 'family'],
  'bill:edit': ['admin', 'caregiver', 'family'],
  'bill:pay': ['admin', 'caregiver', 'family'],
  'points:view': everyone,
  'points:take-part': everyone,
  'points:set-up': ['admin'],
  'report:view': everyone,
  'plan:view': everyone,
  'plan:change': ['admin'],
  'health:view': ['admin', 'caregiver', 'family', 'medical'],
  'health:edit': ['admin', 'caregiver', 'family', 'medical'],
};

describe.each(actions)('CIRC-4 %s', (action) => {
  it.each(roles)('as the preset of %s says', (role) => {
    const member = { role, status: 'active' as const, permissions: presetFor(role) };
    expect(can(member, action)).toBe(allowed[action].includes(role));
  });

  it.each(['pending', 'former'] as const)('is closed to a %s admin', (status) => {
    expect(can({ role: 'admin', status, permissions: presetFor('admin') }, action)).toBe(false);
  });
});

describe('CIRC-4 flags decide, roles only preset them', () => {
  it.each(permissionFlags)('%s taken from an admin closes its actions', (flag) => {
    const permissions = { ...presetFor('admin'), [flag]: false };
    const closed = actions.filter((action) => !can({ role: 'admin', status: 'active', permissions }, action));
    expect(closed).toEqual(actions.filter((action) => [policy[action]].flat().includes(flag)));
  });

  it.each([
    ['admin', 13],
    ['caregiver', 10],
    ['family', 8],
    ['friend', 3],
    ['medical', 5],
  ] as const)('%s is preset with %i flags', (role, count) => {
    expect(Object.values(presetFor(role)).filter(Boolean)).toHaveLength(count);
  });
});
