import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { alertCountdownSeconds, type DomainEvent } from '@carecircle/contracts';
import type { PushService } from '../../product/push-service';
import type { Figure } from '../figure';
import { percentileOf } from '../interleave';
import type { Member } from '../member';
import type { Circle } from './make-circle';
import type { OpenPages } from './open-pages';

/** Pressed where there was no network for longer than the countdown: the alert goes out as soon as the server hears of it. */
const heldRounds = 20;
const countedRounds = 3;
const countdownMs = alertCountdownSeconds * 1_000;
const longestWaitMs = 30_000;

interface Fixture {
  circle: Circle;
  pages: OpenPages;
  service: PushService;
  /** Addresses of a device of each member but the one who presses: nobody is told of their own act. */
  devices: string[];
}

/** In milliseconds since the alert was to go out. */
interface Told {
  pages: number[];
  pushes: number[];
}

/** From the press to the event on the streams of all members, and to the push service for all whom it tells. */
export async function measurePanic(
  circle: Circle,
  pages: OpenPages,
  service: PushService,
): Promise<Figure[]> {
  const [, ...others] = circle.members;
  const devices = await Promise.all(others.map((member) => addDevice(member, service)));
  const fixture = { circle, pages, service, devices };
  // The first one warms up.
  await raise(fixture, countdownMs);
  const held = await raiseOften(fixture, heldRounds, countdownMs);
  const counted = await raiseOften(fixture, countedRounds, 0);
  const count = circle.members.length;
  return [
    p99(`A press of panic is on the open pages of ${count} members`, held.pages, 1_000),
    p99(
      `A press of panic is on the open pages of ${count} members after its countdown`,
      counted.pages,
      1_000,
    ),
    p99(`It is at the push service for their devices`, [...held.pushes, ...counted.pushes], 2_000),
  ];
}

function p99(what: string, taken: readonly number[], atMost: number): Figure {
  return {
    promise: `${what} (n = ${taken.length}): p99`,
    measured: percentileOf(taken, 0.99),
    unit: 'ms',
    limit: { atMost, of: 'measured' },
  };
}

async function addDevice(member: Member, service: PushService): Promise<string> {
  const { endpoint, keys } = service.subscribe();
  await member.call('notifications', 'addPushDevice', { deviceId: randomUUID(), endpoint, ...keys });
  return endpoint;
}

async function raiseOften(fixture: Fixture, rounds: number, heldMs: number): Promise<Told> {
  const told: Told = { pages: [], pushes: [] };
  for (let round = 0; round < rounds; round += 1) {
    const { pages, pushes } = await raise(fixture, heldMs);
    told.pages.push(...pages);
    told.pushes.push(...pushes);
  }
  return told;
}

/** Raises an alert and resolves it; the next one begins when all have heard of both. */
async function raise(fixture: Fixture, heldMs: number): Promise<Told> {
  const { circle, pages } = fixture;
  const [presser] = circle.members;
  const alert = { circleId: circle.id, alertId: randomUUID() };
  const isOf = (type: 'alert.raised' | 'alert.resolved') => (event: DomainEvent) =>
    event.type === type && event.payload.alert.id === alert.alertId;
  const raised = pages.arrivals(isOf('alert.raised'));
  const dueAt = performance.now() + countdownMs - heldMs;
  await presser.call('emergency', 'armAlert', {
    ...alert,
    ...{ type: 'panic', message: '', location: null, heldMs },
  });
  const arrivals = { pages: await raised, pushes: await pushesOf(fixture, alert.alertId) };
  const resolved = pages.arrivals(isOf('alert.resolved'));
  await presser.call('emergency', 'resolveAlert', alert);
  await resolved;
  const late = (cameAt: number) => cameAt - dueAt;
  return { pages: arrivals.pages.map(late), pushes: arrivals.pushes.map(late) };
}

/** When the alert has come to the push service for each device. What its push offers to do names it. */
async function pushesOf({ service, devices }: Fixture, alertId: string): Promise<number[]> {
  const givenUpAt = performance.now() + longestWaitMs;
  for (;;) {
    const found = devices.flatMap(
      (device) => service.pushedTo(device).find(({ text }) => text.includes(alertId)) ?? [],
    );
    if (found.length === devices.length) return found.map(({ cameAt }) => cameAt);
    if (performance.now() > givenUpAt)
      throw new Error(`Only ${found.length} of ${devices.length} devices were told.`);
    await wait(20);
  }
}
