import type { Circle, Member, OwnCircle, Session } from '@carecircle/contracts';
import { inArray } from 'drizzle-orm';
import { circles } from '../../access/circles.tables';
import { listMembers, listMembershipsOf } from '../../access/find-member';
import { preferencesOf, requirePerson } from '../../access/person-rows';
import type { Reader } from '../../database/database';
import { readPositions } from '../../spine/read-events';
import { circleOf } from './circle-rows';
import { listRecipientsOf } from './recipient-rows';
import { memberFor, recipientFor } from './seen-by';

export interface SignedIn {
  session: Session;
  /** Where the stream begins; read before the data, so that nothing in between is lost. */
  positions: Record<string, number>;
}

/**
 * What a signed-in person needs to begin: themselves, their circles, and the chosen circle with its people. The circle
 * asked for is taken when the person belongs to it, else the one chosen last, else the first.
 */
export async function readSession(reader: Reader, personId: string, wantedId?: string): Promise<SignedIn> {
  const person = await requirePerson(reader, personId);
  const places = (await listMembershipsOf(reader, personId)).filter(
    ({ status, waits }) => status !== 'former' || waits,
  );
  const names = await readCircles(reader, places);
  const active = places.filter(({ status }) => status === 'active');
  const member =
    active.find(({ circleId }) => circleId === wantedId) ??
    active.find(({ circleId }) => circleId === person.chosenCircleId) ??
    active[0] ??
    null;
  const circleId = member?.circleId;
  const positions = await readPositions(reader, circleId ? [personId, circleId] : [personId]);
  const session: Session = {
    person: { id: person.id, name: person.name, email: person.email, emailVerified: person.emailVerified },
    preferences: preferencesOf(person),
    circles: places.map((place) => ownCircle(place, names)),
    circle: circleId ? (names.get(circleId) ?? null) : null,
    member,
    members: member ? (await listMembers(reader, member.circleId)).map((one) => memberFor(member, one)) : [],
    recipients: member
      ? (await listRecipientsOf(reader, member.circleId)).map((one) => recipientFor(member, one))
      : [],
  };
  return { session, positions };
}

async function readCircles(
  reader: Reader,
  places: readonly Pick<Member, 'circleId'>[],
): Promise<Map<string, Circle>> {
  if (places.length === 0) return new Map();
  const ids = places.map(({ circleId }) => circleId);
  const rows = await reader.select().from(circles).where(inArray(circles.id, ids));
  return new Map(rows.map((row) => [row.id, circleOf(row)]));
}

function ownCircle(place: Member & { waits: boolean }, circlesById: ReadonlyMap<string, Circle>): OwnCircle {
  return {
    id: place.circleId,
    name: circlesById.get(place.circleId)?.name ?? '',
    role: place.waits ? 'family' : place.role,
    status: place.waits ? 'pending' : 'active',
  };
}
