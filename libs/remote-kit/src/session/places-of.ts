import type { Session } from '@carecircle/contracts';

type People = Pick<Session, 'members' | 'recipients'>;

/**
 * Places of a circle's people, by which each has a colour of their own (CIRC-1): members from 0 in the order they joined,
 * people cared for backwards from -1 in the order they were added, so that whoever comes changes nobody's colour.
 */
export function placesOf({ members, recipients }: People): ReadonlyMap<string, number> {
  const joined = [...members].sort(
    (a, b) => a.joinedAt.localeCompare(b.joinedAt) || a.id.localeCompare(b.id),
  );
  const places = new Map(joined.map(({ id }, index) => [id, index]));
  recipients.forEach(({ id, memberId }, index) => {
    const asMember = memberId === null ? undefined : places.get(memberId);
    places.set(id, asMember ?? -1 - index);
  });
  return places;
}
