import { randomUUID } from 'node:crypto';
import { operationPath } from '@carecircle/contracts/api';
import { CallRefused } from './call-operation';
import type { TestServer } from './start-test-server';
import { cookieOf, personOf, type TestPerson } from './test-person';

/** Somebody of the demo circle, in the circle that they look at. */
export interface TestVisitor extends TestPerson {
  circleId: string;
}

/** Presses *Explore the demo circle*, in a new browser or beside somebody of a copy. */
export async function exploreDemo(
  { app }: TestServer,
  { as, beside }: { as?: string; beside?: TestPerson } = {},
): Promise<TestVisitor> {
  const answer = await app.inject({
    method: 'POST',
    url: `/api${operationPath('account', 'signInToDemo')}`,
    headers: beside ? { cookie: beside.cookie } : {},
    payload: { commandId: randomUUID(), ...(as && { as }), ...(beside && { isBeside: true }) },
  });
  if (answer.statusCode !== 200) throw new CallRefused(answer.statusCode, answer.json());
  const person = personOf(app, {
    id: answer.json().personId,
    name: as ?? 'ana',
    email: '',
    password: '',
    cookie: cookieOf(answer.headers),
  });
  const { session } = await person.call('circles.getSession', {});
  return { ...person, circleId: session?.circle?.id ?? '' };
}
