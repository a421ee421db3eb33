import { randomBytes, randomUUID } from 'node:crypto';
import { legalVersion } from '@carecircle/contracts';
import {
  demoCircleName,
  demoFoundedDaysAgo,
  demoHistory,
  demoPeople,
  demoRecipients,
  demoTimeZone,
  type PersonKey,
  type RecipientKey,
} from '@carecircle/demo-data';
import { eq } from 'drizzle-orm';
import type { Transaction } from '../database/database';
import { people } from '../modules/account/people.tables';
import { circles } from '../modules/circles/circles.tables';
import type { Person } from '../spine/contract-types';
import { createHistorySpine } from './history-spine';
import { passTime, runPast, type PastCommand } from './live-history';
import type { Spine } from '../spine/spine';
import type { RelayMessage } from '../spine/relay';

const dayMs = 86_400_000;
const personKeys = Object.keys(demoPeople) as PersonKey[];

/**
 * Makes the demo circle by living its history through the real commands, all in one transaction (ALL-4). Gives what the
 * other parts must be told once it is committed.
 */
export async function buildDemoCircle(
  present: Spine,
  tx: Transaction,
  circleId: string,
  now: Date,
): Promise<RelayMessage[]> {
  const founded = new Date(now.getTime() - demoFoundedDaysAgo * dayMs);
  const history = createHistorySpine(present, tx, founded);
  // Who came in the same moment would stand in another order in each installation.
  let founding = founded.getTime();
  const run = (command: Omit<PastCommand, 'at'>, at = new Date((founding += 1_000))) =>
    runPast(history, circleId, { at, ...command });
  try {
    const crew = await signUpCrew(tx, run);
    await gatherCircle(tx, run, crew, circleId);
    const recipients = await addRecipients(run, crew.ana);
    const ids = Object.fromEntries(personKeys.map((key) => [key, crew[key].id])) as Record<PersonKey, string>;
    for (const step of demoHistory({ now, people: ids, recipients, newId: randomUUID })) {
      await passTime(history, tx, circleId, step.at);
      await run({ person: crew[step.as], operation: step.operation, input: step.input }, step.at);
    }
    await passTime(history, tx, circleId, now);
    await history.settle();
    return history.told;
  } finally {
    await history.end();
  }
}

type Run = (command: Omit<PastCommand, 'at'>) => Promise<unknown>;
type Crew = Record<PersonKey, Person>;

/** The people stay when the circle begins anew; their passwords are known to nobody. */
async function signUpCrew(tx: Transaction, run: Run): Promise<Crew> {
  const crew: Partial<Crew> = {};
  for (const key of personKeys) {
    const { name, email, phone } = demoPeople[key];
    const [known] = await tx.select({ id: people.id }).from(people).where(eq(people.email, email));
    const input = {
      name,
      email,
      password: randomBytes(24).toString('hex'),
      acceptedLegalVersion: legalVersion,
    };
    const id =
      known?.id ??
      ((await run({ person: null, operation: 'account.signUp', input })) as { personId: string }).personId;
    const person = { id, name, email };
    await run({ person, operation: 'account.editAccount', input: { changes: { name, phone } } });
    crew[key] = person;
  }
  return crew as Crew;
}

async function gatherCircle(tx: Transaction, run: Run, crew: Crew, circleId: string): Promise<void> {
  await run({
    person: crew.ana,
    operation: 'circles.createCircle',
    input: { newCircleId: circleId, name: demoCircleName, timeZone: demoTimeZone, currency: 'USD' },
  });
  await tx.update(circles).set({ isDemo: true }).where(eq(circles.id, circleId));
  const code = (await run({ person: crew.ana, operation: 'circles.getInviteCode', input: {} })) as {
    inviteCode: string;
  };
  for (const key of personKeys.filter((each) => each !== 'ana')) {
    const { role } = demoPeople[key];
    await run({ person: crew[key], operation: 'circles.joinCircle', input: code });
    await run({
      person: crew.ana,
      operation: 'circles.admitMember',
      input: { memberId: crew[key].id, role },
    });
  }
}

async function addRecipients(run: Run, ana: Person): Promise<Record<RecipientKey, string>> {
  const ids = { rosa: randomUUID(), hugo: randomUUID() };
  for (const key of Object.keys(ids) as RecipientKey[]) {
    const input = {
      recipientId: ids[key],
      ...demoRecipients[key],
      decisionMakerIds: [ana.id],
      memberId: null,
    };
    await run({ person: ana, operation: 'circles.addRecipient', input });
  }
  return ids;
}
