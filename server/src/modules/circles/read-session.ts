import {
  circleGraceDays,
  type Circle,
  type Member,
  type OwnCircle,
  type Session,
} from '@carecircle/contracts';
import { eq, inArray } from 'drizzle-orm';
import { circles } from '../../access/circles.tables';
import { listMembers, listMembershipsOf } from '../../access/find-member';
import { people } from '../../access/people.tables';
import { preferencesOf, requirePerson } from '../../access/person-rows';
import type { Reader } from '../../database/database';
import { readPositions } from '../../spine/read-events';
import { circleOf } from './circle-rows';
import { listRecipientsOf } from './recipients/recipient-rows';
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
  const known = await readCircles(reader, places);
  const active = places.filter(
    ({ status, circleId }) => status === 'active' && !known.get(circleId)?.row.closedAt,
  );
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
    circles: places.map((place) => ownCircle(place, known.get(place.circleId))),
    circle: (circleId && known.get(circleId)?.circle) || null,
    member,
    members: member ? (await listMembers(reader, member.circleId)).map((one) => memberFor(member, one)) : [],
    recipients: member
      ? (await listRecipientsOf(reader, member.circleId)).map((one) => recipientFor(member, one))
      : [],
  };
  return { session, positions };
}

type CircleRow = typeof circles.$inferSelect;

interface KnownCircle {
  row: CircleRow;
  circle: Circle;
  closer: string | null;
}

async function readCircles(
  reader: Reader,
  places: readonly Pick<Member, 'circleId'>[],
): Promise<Map<string, KnownCircle>> {
  if (places.length === 0) return new Map();
  const ids = places.map(({ circleId }) => circleId);
  const rows = await reader
    .select({ row: circles, closer: people.name })
    .from(circles)
    .leftJoin(people, eq(people.id, circles.closedBy))
    .where(inArray(circles.id, ids));
  return new Map(rows.map(({ row, closer }) => [row.id, { row, circle: circleOf(row), closer }]));
}

function ownCircle(place: Member & { waits: boolean }, known: KnownCircle | undefined): OwnCircle {
  const own = { id: place.circleId, name: known?.circle.name ?? '' };
  if (place.waits) return { ...own, role: 'family', status: 'pending' };
  const closedAt = known?.row.closedAt;
  if (!closedAt) return { ...own, role: place.role, status: 'active' };
  const until = new Date(closedAt.getTime() + circleGraceDays * 86_400_000).toISOString();
  return { ...own, role: place.role, status: 'closed', closing: { by: known.closer ?? '', until } };
}
