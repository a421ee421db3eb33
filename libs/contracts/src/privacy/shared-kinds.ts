import type { Action } from '../actions';

/** What of a person is shared with their circle, each by a switch of its own (PRIV-1). */
export const sharedKinds = ['healthData', 'medications', 'appointments', 'checkIns'] as const;
export type SharedKind = (typeof sharedKinds)[number];

/**
 * Which switch an action hangs on. An action that is missing needs none: the care goes on whoever may read. Who may see health
 * data sees conditions, allergies, insurers and what devices measured; the care log tells how somebody is, as check-ins do.
 */
export const sharedKindOf: Readonly<Partial<Record<Action, SharedKind>>> = {
  'recipient:view-health': 'healthData',
  'health:view': 'healthData',
  'health:edit': 'healthData',
  'medication:view': 'medications',
  'medication:edit': 'medications',
  'medication:log': 'medications',
  'event:view': 'appointments',
  'event:edit': 'appointments',
  'event:accompany': 'appointments',
  'booking:edit': 'appointments',
  'check-in:view': 'checkIns',
  'check-in:plan': 'checkIns',
  'check-in:share': 'checkIns',
  'care-log:view': 'checkIns',
  'care-log:edit': 'checkIns',
  'journal:view-all': 'checkIns',
};
