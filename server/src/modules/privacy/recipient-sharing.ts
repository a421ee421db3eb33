import type { Member, RecipientSharing, SharedKind, Sharing } from '@carecircle/contracts';
import { settersOf, type Kept } from '../../access/sharing/hidden-from';

/** The switch of each kind of record. */
export const switchOf = {
  healthData: 'shareHealthData',
  medications: 'shareMedications',
  appointments: 'shareAppointments',
  checkIns: 'shareCheckIns',
} as const satisfies Record<SharedKind, keyof Sharing>;

export function sharingOf(kept: readonly SharedKind[]): Sharing {
  const isOn = (kind: SharedKind) => !kept.includes(kind);
  return {
    shareHealthData: isOn('healthData'),
    shareMedications: isOn('medications'),
    shareAppointments: isOn('appointments'),
    shareCheckIns: isOn('checkIns'),
  };
}

/** What one person shares, as a member of the circle sees it. */
export function recipientSharingOf(
  person: Kept,
  actor: Member,
  members: readonly Member[],
): RecipientSharing {
  const setters = settersOf(person, members);
  const isNamed = members.some(({ id }) => id === person.memberId || person.decisionMakerIds.includes(id));
  return {
    recipientId: person.recipientId,
    sharing: sharingOf(person.kept),
    mayChange: setters.includes(actor.id),
    setBy: isNamed ? (setters.includes(person.memberId ?? '') ? 'person' : 'decision-makers') : 'admins',
    isWithdrawn: person.isWithdrawn,
  };
}
