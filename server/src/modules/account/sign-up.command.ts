import { randomUUID } from 'node:crypto';
import { apiContract } from '@carecircle/contracts/api';
import { credentials, people } from '../../access/people.tables';
import { refuse } from '../../refuse';
import type { UnitOfWork } from '../../spine/context';
import { definePublicCommand } from '../../spine/define-public-command';
import { admit } from './admit';
import { findCredential } from './find-credential';
import { openSession } from './open-session';
import { planVerification } from './plan-verification';

/** Creates the account and signs in. A repeat with the same password finds the account made and just signs in. */
export const signUp = definePublicCommand(apiContract.account.signUp, async (context) => {
  const { db, input, transact, services } = context;
  const password = await services.passwords.hash(input.password);
  const personId = await transact((unit) => insertPerson(unit, { ...input, password }));
  if (personId) return openSession(context, { personId, method: 'sign-up' });
  const existing = await findCredential(db, input.email);
  if (!existing || !(await services.passwords.isRight(existing.hash, input.password))) {
    throw refuse('EMAIL_TAKEN', { message: 'There is an account with this email already.' });
  }
  return admit(context, { personId: existing.personId, method: 'password' });
});

interface NewPerson {
  name: string;
  email: string;
  /** The hash. */
  password: string;
  acceptedLegalVersion: string;
}

async function insertPerson(unit: UnitOfWork, person: NewPerson): Promise<string | null> {
  const { tx, now } = unit;
  const { name, email, password, acceptedLegalVersion } = person;
  const id = randomUUID();
  const dates = { createdAt: now, updatedAt: now };
  const [made] = await tx
    .insert(people)
    .values({ id, name, email, acceptedLegalVersion, acceptedLegalAt: now, ...dates })
    .onConflictDoNothing()
    .returning({ id: people.id });
  if (!made) return null;
  await tx
    .insert(credentials)
    .values({ id: randomUUID(), accountId: id, providerId: 'credential', userId: id, password, ...dates });
  await planVerification(unit, { personId: id, email });
  return id;
}
