import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/start-test-server';
import type { TestCircle, TestPerson } from '../../testing/test-person';
import { considerReaction } from './consider-reaction';
import { defineReaction } from './define-reaction';

const names = Array.from({ length: 45 }, (_, number) => `Name ${number}`);

let server: TestServer;
let ana: TestPerson;
let circle: TestCircle;

beforeAll(async () => {
  server = await startTestServer();
  ana = await server.signUp('Ana');
  circle = await ana.createCircle();
});
afterAll(() => server.stop());

/** Keeps the names whose transaction was committed, and fails at one of them while told so. */
function keeper(name: string) {
  const kept: { name: string; at: Date }[] = [];
  const broken = new Set<string>();
  const reaction = defineReaction({
    name,
    on: ['circle.renamed'],
    async react({ event, now, afterCommit }) {
      if (broken.has(event.payload.circle.name)) throw new Error('It cannot be told today.');
      afterCommit(() => void kept.push({ name: event.payload.circle.name, at: now }));
    },
  });
  return { kept, broken, reaction };
}

type Kept = ReturnType<typeof keeper>;

/** A reaction that is new to a log begins with what happens from then on. */
async function renameUnderTheEyesOf(reaction: Kept['reaction']) {
  await server.settled();
  await considerAll(reaction);
  for (const name of names) await ana.call('circles.renameCircle', { circleId: circle.id, name });
}

async function considerAll(reaction: Kept['reaction']) {
  for (;;) {
    const outcome = await considerReaction(server.spine, reaction, circle.id);
    if (outcome !== 'more') return outcome;
  }
}

it('ALL-3 gives each event once and in order, many in one transaction, each at its own time', async () => {
  const { kept, reaction } = keeper('test.keep');
  await renameUnderTheEyesOf(reaction);
  expect(await considerAll(reaction)).toBe('done');
  expect(kept.map(({ name }) => name)).toEqual(names);
  const renamed = (await server.eventsOf(circle.id)).filter(({ type }) => type === 'circle.renamed');
  expect(kept.map(({ at }) => at.toISOString())).toEqual(renamed.map(({ occurredAt }) => occurredAt));
});

it('ALL-3 holds back only what comes after an event that fails, and goes on from there once it works', async () => {
  const { kept, broken, reaction } = keeper('test.keep-later');
  await renameUnderTheEyesOf(reaction);
  broken.add('Name 27');
  expect(await considerAll(reaction)).toBe('waiting');
  expect(kept.map(({ name }) => name)).toEqual(names.slice(0, 27));
  expect(await considerAll(reaction)).toBe('waiting');
  broken.clear();
  server.clock.advance(60_000);
  expect(await considerAll(reaction)).toBe('done');
  expect(kept.map(({ name }) => name)).toEqual(names);
});
