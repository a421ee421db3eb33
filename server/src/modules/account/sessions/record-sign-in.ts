import { randomUUID } from 'node:crypto';
import { mostSignInRecords, type SignInMethod } from '@carecircle/contracts';
import { sql } from 'drizzle-orm';
import type { Reader } from '../../../database/database';
import type { Caller } from '../../../spine/context';

interface SignIn {
  method: SignInMethod;
  succeeded: boolean;
  caller: Pick<Caller, 'address' | 'userAgent'>;
  now: Date;
}

/** Writes a line of the login history, and takes away what is more than the screen tells. */
export async function recordSignIn(reader: Reader, personId: string, signIn: SignIn): Promise<void> {
  await insert(reader, sql`p.id = ${personId}`, signIn);
  await reader.execute(sql`
    delete from sign_ins where person_id = ${personId} and id in (
      select id from sign_ins where person_id = ${personId} order by at desc, id offset ${mostSignInRecords})`);
}

/** A refused try at a mail address, in one statement whether or not somebody has it: time must not tell. */
export async function recordRefusal(reader: Reader, email: string, signIn: SignIn): Promise<void> {
  await insert(reader, sql`lower(p.email) = ${email}`, signIn);
}

async function insert(reader: Reader, who: ReturnType<typeof sql>, signIn: SignIn): Promise<void> {
  const { method, succeeded, caller, now } = signIn;
  await reader.execute(sql`
    insert into sign_ins (person_id, id, at, method, succeeded, address, user_agent)
    select p.id, ${randomUUID()}::uuid, ${now.toISOString()}::timestamptz, ${method}, ${succeeded}::boolean,
      ${caller.address}, ${caller.userAgent.slice(0, 300)}
    from people p where ${who}`);
}
