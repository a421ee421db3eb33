import { randomUUID } from 'node:crypto';
import { legalVersion, permissionFlags, type Member } from '@carecircle/contracts';
import {
  demoCircleName,
  demoPeople,
  demoRecipients,
  demoTimeZone,
  type PersonKey,
  type RecipientKey,
} from '@carecircle/demo-data';
import { presetFor } from '@carecircle/permissions';
import type { Person } from '../access/person';
import type { PastCommand } from './live-history';

const personKeys = Object.keys(demoPeople) as PersonKey[];

type Run = (command: Omit<PastCommand, 'at'>) => Promise<unknown>;

export type Crew = Record<PersonKey, Person>;

/** People sign up, one of them founds the circle and admits the others. */
export async function foundCircle(run: Run, circleId: string, onFounded: () => Promise<void>) {
  const crew = await signUpCrew(run);
  await beginCircle(run, crew, circleId);
  await onFounded();
  await gatherCircle(run, crew);
  return { crew, recipients: await addRecipients(run, crew.ana) };
}

/** Their passwords are known to nobody, and no copy has them. */
async function signUpCrew(run: Run): Promise<Crew> {
  const crew: Partial<Crew> = {};
  for (const key of personKeys) {
    const { name, email, phone } = demoPeople[key];
    const input = { name, email, password: randomUUID(), acceptedLegalVersion: legalVersion };
    const answer = await run({ person: null, operation: 'account.signUp', input });
    const person = { id: (answer as { personId: string }).personId, name, email };
    await run({ person, operation: 'account.editAccount', input: { changes: { name, phone } } });
    crew[key] = person;
  }
  return crew as Crew;
}

async function beginCircle(run: Run, crew: Crew, circleId: string): Promise<void> {
  await run({
    person: crew.ana,
    operation: 'circles.createCircle',
    input: { newCircleId: circleId, name: demoCircleName, timeZone: demoTimeZone, currency: 'USD' },
  });
}

async function gatherCircle(run: Run, crew: Crew): Promise<void> {
  const code = (await run({ person: crew.ana, operation: 'circles.getInviteCode', input: {} })) as {
    inviteCode: string;
  };
  for (const key of personKeys.filter((each) => each !== 'ana')) {
    const { role } = demoPeople[key];
    await run({ person: crew[key], operation: 'circles.joinCircle', input: code });
    const admit = { operation: 'circles.admitMember', input: { memberId: crew[key].id, role } };
    const member = (await run({ person: crew.ana, ...admit })) as Member;
    await letAsRole(run, crew.ana, member);
  }
}

/** The circle's defaults are for everyone alike; this family goes by the roles. */
async function letAsRole(run: Run, admin: Person, { id, role, permissions }: Member): Promise<void> {
  const preset = presetFor(role);
  const others = permissionFlags.filter((flag) => permissions[flag] !== preset[flag]);
  if (others.length === 0) return;
  const changes = Object.fromEntries(others.map((flag) => [flag, preset[flag]]));
  await run({
    person: admin,
    operation: 'circles.changeMemberPermissions',
    input: { memberId: id, changes },
  });
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
