import { randomBytes, randomUUID } from 'node:crypto';
import { demoMailDomain, demoPeople, type PersonKey } from '@carecircle/demo-data';
import { and, asc, eq, lt, sql } from 'drizzle-orm';
import { people } from '../access/people.tables';
import { makeInviteCode } from '../modules/circles';
import { refuse } from '../refuse';
import type { Spine } from '../spine/spine';
import { copyTemplate, insertingRows, type Identity } from './copy-rows';
import { demoCopies } from './demo.tables';
import { eraseCopy } from './erase-copy';
import { writeFiles } from './template-content';
import type { Templates } from './templates';

/** Each is a megabyte of rows, also in every backup. */
const mostCopies = 60;
const mostOfVisitor = 12;
/** One that was used more recently is nobody's to take away. */
const restMs = 600_000;
export const unusedMs = 3 * 3_600_000;

/** A copy of the demo circle, of people of its own, for one visitor. */
export async function makeCopy(spine: Spine, templates: Templates, visitor: string): Promise<string> {
  await makeRoom(spine, visitor);
  const { db } = spine.database;
  const { crypto, clock } = spine.services;
  const template = await templates.read();
  const identity: Identity = {
    circleId: randomUUID(),
    inviteCode: makeInviteCode(),
    people: newPeople(),
    mailDomain: `${randomBytes(8).toString('hex')}.${demoMailDomain}`,
  };
  const { circleId } = identity;
  const now = clock.now();
  await db.insert(demoCopies).values({ circleId, visitor, madeAt: now, usedAt: now, resetsSince: now });
  try {
    // Statement by statement: nobody is in there yet, and in between the embedded database serves others.
    const { tables, files } = copyTemplate(template, identity, crypto);
    for (const table of tables) await db.execute(insertingRows(table));
    await writeFiles({ reader: db, ...spine.services }, circleId, files);
  } catch (error) {
    await dropCopy(spine, circleId);
    throw error;
  }
  return circleId;
}

function newPeople(): Identity['people'] {
  return Object.fromEntries(Object.keys(demoPeople).map((key) => [key, randomUUID()])) as Identity['people'];
}

/** Who plays this part in a copy; null where the copy is gone. */
export async function findPerson(
  { database: { db } }: Spine,
  circleId: string,
  as: PersonKey,
): Promise<string | null> {
  const [person] = await db
    .select({ id: people.id })
    .from(people)
    .where(and(eq(people.demoCircleId, circleId), sql`starts_with(${people.email}, ${`${as}@`})`));
  return person?.id ?? null;
}

/** Who they all are, and where their mail would go. */
export async function readIdentity(
  reader: Pick<Spine['database']['db'], 'select'>,
  { id: circleId, inviteCode }: { id: string; inviteCode: string },
): Promise<Identity> {
  const found = await reader
    .select({ id: people.id, email: people.email })
    .from(people)
    .where(eq(people.demoCircleId, circleId));
  return {
    circleId,
    inviteCode,
    people: Object.fromEntries(found.map(({ id, email }) => [email.split('@')[0], id])) as Identity['people'],
    mailDomain: found[0]?.email.split('@')[1] ?? demoMailDomain,
  };
}

/** The longest unused go for a new one. */
async function makeRoom({ database, services }: Spine, visitor: string): Promise<void> {
  const { db } = database;
  const now = services.clock.now();
  const all = await db.select().from(demoCopies).orderBy(asc(demoCopies.usedAt));
  const own = all.filter((copy) => copy.visitor === visitor);
  const tooMany = own.length >= mostOfVisitor ? own : all.length >= mostCopies ? all : [];
  const [oldest] = tooMany;
  if (!oldest) return;
  const freeAt = oldest.usedAt.getTime() + restMs;
  if (freeAt > now.getTime())
    throw refuse('TOO_MANY_ATTEMPTS', {
      message: 'Too many people are trying the demo circle.',
      retryAfterSeconds: Math.ceil((freeAt - now.getTime()) / 1000),
    });
  await dropCopy({ database, services }, oldest.circleId);
}

export async function eraseUnused({ database, services }: Spine): Promise<void> {
  const { db } = database;
  const before = new Date(services.clock.now().getTime() - unusedMs);
  const unused = await db.select().from(demoCopies).where(lt(demoCopies.usedAt, before));
  for (const { circleId } of unused) await dropCopy({ database, services }, circleId);
}

/** With its files, which are no rows. */
async function dropCopy({ database, services }: Pick<Spine, 'database' | 'services'>, circleId: string) {
  await eraseCopy(database.db, circleId);
  await services.files.removeCircle(circleId);
}
