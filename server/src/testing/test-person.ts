import { randomUUID } from 'node:crypto';
import type { Circle, PlanId, Role } from '@carecircle/contracts';
import { legalVersion } from '@carecircle/contracts';
import type { FastifyInstance } from 'fastify';
import {
  callOperation,
  sendOperation,
  type InputFor,
  type OperationKey,
  type OutputFor,
} from './call-operation';

/** Somebody signed in with a browser of their own. */
export interface TestPerson {
  id: string;
  name: string;
  email: string;
  password: string;
  cookie: string;
  /** Calls an operation; a refusal is thrown as `CallRefused` with its `code`. */
  call<K extends OperationKey>(key: K, input: InputFor<K>): Promise<OutputFor<K>>;
  /** On the largest plan unless told, for most tests are not about limits. */
  createCircle(
    options?: Partial<Pick<Circle, 'name' | 'timeZone' | 'currency'>> & { planId?: PlanId },
  ): Promise<TestCircle>;
}

export interface TestCircle {
  id: string;
  inviteCode: string;
  admin: TestPerson;
  /** Asks to join, and waits. */
  request(person: TestPerson): Promise<void>;
  /** Joins and is admitted by the creator, as family unless told, with the flags that the role presets. */
  join(person: TestPerson, role?: Role): Promise<void>;
  /** The creator ends the membership. */
  remove(person: TestPerson): Promise<void>;
}

/** Gives a new member the flags that the role presets, for tests are about roles and not about the circle's defaults. */
export type GivePreset = (circleId: string, personId: string, role: Role) => Promise<void>;

/** What a test server does for a circle and its people besides the commands that they give. */
export interface CircleGifts {
  givePreset: GivePreset;
  givePlan: (circleId: string, planId: PlanId) => Promise<void>;
}

/** Every test person's password: one hash less to think about. */
const password = 'correct horse battery';

export async function signUpPerson(
  app: FastifyInstance,
  name: string,
  gifts?: CircleGifts,
): Promise<TestPerson> {
  const email = `${name.toLowerCase().replace(/[^a-z0-9]+/g, '.')}.${randomUUID().slice(0, 8)}@example.org`;
  const input = { name, email, password, acceptedLegalVersion: legalVersion };
  const answer = await sendOperation(app, 'account.signUp', input);
  if (answer.statusCode !== 200) throw new Error(`Sign-up failed: ${answer.body}`);
  const { personId: id } = answer.json<{ personId: string }>();
  return personOf(app, { id, name, email, password, cookie: cookieOf(answer.headers) }, gifts);
}

/** The `cookie` header that a browser would send after an answer. */
export function cookieOf(headers: Record<string, unknown>): string {
  return [headers['set-cookie']]
    .flat()
    .map((line) => String(line).split(';')[0])
    .join('; ');
}

export function personOf(
  app: FastifyInstance,
  who: Omit<TestPerson, 'call' | 'createCircle'>,
  gifts?: CircleGifts,
): TestPerson {
  const person: TestPerson = {
    ...who,
    call: (key, input) => callOperation(app, key, input, { cookie: who.cookie }),
    async createCircle({
      name = `${who.name}'s circle`,
      timeZone = 'America/Chicago',
      currency = 'USD',
      planId = 'family',
    } = {}) {
      const newCircleId = randomUUID();
      await person.call('circles.createCircle', { newCircleId, name, timeZone, currency });
      if (planId !== 'basic') await gifts?.givePlan(newCircleId, planId);
      return circleOf(person, newCircleId, gifts?.givePreset);
    },
  };
  return person;
}

async function circleOf(admin: TestPerson, circleId: string, givePreset?: GivePreset): Promise<TestCircle> {
  const { inviteCode } = await admin.call('circles.getInviteCode', { circleId });
  const request = async (person: TestPerson) => {
    await person.call('circles.joinCircle', { inviteCode });
  };
  return {
    id: circleId,
    inviteCode,
    admin,
    request,
    async join(person, role = 'family') {
      await request(person);
      await admin.call('circles.admitMember', { circleId, memberId: person.id, role });
      await givePreset?.(circleId, person.id, role);
    },
    async remove(person) {
      await admin.call('circles.removeMember', { circleId, memberId: person.id });
    },
  };
}
