import { afterEach, beforeEach, expect, it } from 'vitest';
import { sendOperation } from '../testing/call-operation';
import { seed, times } from '../testing/depth';
import { startTestServer, type TestServer } from '../testing/start-test-server';
import { openTestStream, type StreamMessage } from '../testing/test-stream';
import { enterAsNewcomer } from './callers';
import { armAlert, endAlert, listOpenAlerts, raiseArmed } from './model/alert-steps';
import {
  admitMember,
  changeMemberRole,
  createCircle,
  joinCircle,
  readInviteCode,
  rejectMember,
  removeMember,
} from './model/membership-steps';
import { findMessages, listMessages, sendMessage } from './model/message-steps';
import { createRandom, type Random } from './model/random';
import { readNotifications, readSession } from './model/person-steps';
import { actOnRecord, addRecord, drawScene, listRecords, type Scene } from './model/record-steps';
import type { Step, StepMaker } from './model/step';
import { activeAdmins, leaksIn, mayIn, type ModelPerson, type World } from './model/world';

const steps = times(10_000, 100);
const stepsToRest = 250;
const people = 24;
const readersAtRest = 4;

/** How often each sort of step is drawn, out of their sum. */
const weights: [StepMaker, number][] = [
  [createCircle, 2],
  [readInviteCode, 2],
  [joinCircle, 3],
  [admitMember, 12],
  [rejectMember, 2],
  [changeMemberRole, 6],
  [removeMember, 6],
  [readSession, 8],
  [addRecord, 8],
  [actOnRecord, 16],
  [listRecords, 18],
  [sendMessage, 5],
  [listMessages, 8],
  [findMessages, 3],
  [armAlert, 2],
  [endAlert, 4],
  [listOpenAlerts, 4],
  [readNotifications, 6],
];
const makers = weights.flatMap(([maker, weight]) => Array.from({ length: weight }, () => maker));

let server: TestServer;
// A second try begins with nothing, like the first one.
beforeEach(async () => {
  server = await startTestServer();
});
afterEach(() => server.stop());

it(
  `CIRC-4 the server agrees with a model of people and circles over ${steps} random steps (TEST_SEED=${seed})`,
  { timeout: 900_000 },
  async () => {
    const random = createRandom(seed);
    const world: World = { people: [], circles: [] };
    for (let index = 0; index < people; index += 1) world.people.push(await enterAsNewcomer(server));
    for (let number = 1; number <= steps; number += 1) {
      await take(world, drawStep(world, random), number);
      if (number % stepsToRest === 0) await rest(world, random);
    }
  },
);

function drawStep(world: World, random: Random): Step {
  for (;;) {
    const step = random.pick(makers)?.(world, random);
    if (step) return step;
  }
}

async function take(world: World, { key, actor, input, status, after }: Step, number: number) {
  const answer = await sendOperation(server.app, key, input, { cookie: actor.cookie });
  const what = `step ${number}, ${key} by ${actor.id} ${JSON.stringify(input)}: ${answer.body.slice(0, 300)}`;
  expect(answer.statusCode, what).toBe(status);
  if (status === 200) await after?.(answer.json() as never);
  // The model knows no plans: circles have room for everybody.
  if (status === 200 && key === 'circles.createCircle')
    await server.givePlan(String(input.newCircleId), 'family');
  expect(leaksIn(answer.body, world, actor.id), what).toEqual([]);
}

/** Lets follow-ups happen and countdowns end; then some people read their own log and a circle's from the beginning. */
async function rest(world: World, random: Random): Promise<void> {
  server.clock.advance(10_000);
  await server.settled();
  raiseArmed(world);
  for (let reader = 1; reader <= readersAtRest; reader += 1) {
    const scene = drawScene(world, random);
    if (scene) await readStreams(world, scene);
  }
}

async function readStreams(world: World, { actor, circle }: Scene): Promise<void> {
  const own = await readLog(actor, actor.id, 'preferences.changed', () =>
    sendOperation(server.app, 'account.changePreferences', { changes: {} }, { cookie: actor.cookie }),
  );
  const admin = world.people.find(({ id }) => id === activeAdmins(circle)[0]);
  const shared = await readLog(actor, circle.id, 'circle.renamed', () =>
    sendOperation(
      server.app,
      'circles.renameCircle',
      { circleId: circle.id, name: `mark-${circle.number}-name` },
      { cookie: admin?.cookie ?? '' },
    ),
  );
  expect(leaksIn(JSON.stringify([own, shared]), world, actor.id)).toEqual([]);
  const isReset = shared.some(({ event }) => event === 'reset');
  expect(isReset).toBe(!mayIn(circle, actor.id, 'circle:view'));
}

/** Everything that a stream gives of a log, up to a last event that is made to come now. */
async function readLog(
  { cookie }: ModelPerson,
  scopeId: string,
  type: string,
  makeLast: () => Promise<unknown>,
): Promise<StreamMessage[]> {
  await makeLast();
  const last = (await server.eventsOf(scopeId)).at(-1);
  expect(last?.type).toBe(type);
  const stream = await openTestStream(`${await server.url()}/api/events?positions=${scopeId}:0`, cookie);
  await stream.next(({ event, data }) => event === 'reset' || (data as { id?: string }).id === last?.id);
  stream.close();
  return stream.received;
}
