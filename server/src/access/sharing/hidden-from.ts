import { sharedKinds, type Member, type SharedKind } from '@carecircle/contracts';

/** A person cared for and what they keep to themselves. */
export interface Kept {
  recipientId: string;
  memberId: string | null;
  decisionMakerIds: readonly string[];
  /** What the switches hide. */
  kept: readonly SharedKind[];
  /** The person took back the HIPAA authorization: nothing of theirs is shared with anyone. */
  isWithdrawn: boolean;
}

type Membership = Pick<Member, 'id' | 'role' | 'status'>;

/**
 * Who sets what is shared of somebody: that person, and who decides for them; the admins where nobody of these is there (PRIV-1).
 */
export function settersOf(
  { memberId, decisionMakerIds }: Omit<Kept, 'kept'>,
  members: readonly Membership[],
): string[] {
  const active = members.filter(({ status }) => status === 'active');
  const named = active.filter(({ id }) => id === memberId || decisionMakerIds.includes(id));
  return (named.length > 0 ? named : active.filter(({ role }) => role === 'admin')).map(({ id }) => id);
}

/** What one member is not shown of each person cared for, and what of nobody. */
export function hiddenFrom(
  memberId: string,
  people: readonly Kept[],
  members: readonly Membership[],
): Required<Pick<Member, 'hidden' | 'withheld'>> {
  const hidden = Object.fromEntries(
    people.map((person) => [person.recipientId, kindsHidden(memberId, person, members)] as const),
  );
  const withheld = sharedKinds.filter(
    (kind) => people.length > 0 && people.every(({ recipientId }) => hidden[recipientId]?.includes(kind)),
  );
  return {
    hidden: Object.fromEntries(Object.entries(hidden).filter(([, kinds]) => kinds.length > 0)),
    withheld,
  };
}

function kindsHidden(memberId: string, person: Kept, members: readonly Membership[]): SharedKind[] {
  if (person.memberId === memberId) return [];
  if (person.isWithdrawn) return [...sharedKinds];
  return settersOf(person, members).includes(memberId)
    ? []
    : sharedKinds.filter((kind) => person.kept.includes(kind));
}
