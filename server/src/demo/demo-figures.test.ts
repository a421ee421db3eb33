import { describe, expect, it } from 'vitest';
import { metaOf, sendOperation, type OperationKey } from '../testing/call-operation';
import { exploreDemo } from '../testing/explore-demo';
import { times } from '../testing/depth';
import { startTestServer } from '../testing/start-test-server';
import { createTestClock } from '../testing/test-clock';

/** Hours, weekdays, changes of the clocks and ends of months and years, as the circle's wall in Chicago shows them. */
const moments = {
  'a Saturday morning': '2026-11-21T15:00:00Z',
  'the first minutes of a Monday': '2026-11-23T06:03:00Z',
  'the end of the Sunday on which the clocks went forward': '2027-03-15T04:58:00Z',
  'New Year’s Eve, a Thursday': '2027-01-01T05:30:00Z',
};

/** Months are lived through for each of them. */
const livingMs = 240_000;

describe.each(Object.entries(moments).slice(-times(4, 1)))(
  'ALL-4 whoever enters the demo circle on %s',
  (_, moment) => {
    it(
      'finds the figures of the specification, reached by its history, and an answer to every question',
      async () => {
        const clock = createTestClock();
        clock.set(moment);
        const server = await startTestServer({ clock });
        const { call, circleId, cookie } = await exploreDemo(server);
        await server.settled();
        const { totalPoints, level } = await call('points.getMemberPoints', { circleId });
        const { game } = await call('points.getOverview', { circleId });
        const figures = { totalPoints: 2847, level: 12 };
        expect({ totalPoints, level }).toEqual(figures);
        expect(game?.stats).toMatchObject({ ...figures, currentStreak: 7, rank: 3 });

        const today = await call('communication.listMessages', { circleId });
        const newest = new Date(Math.max(...today.messages.map(({ sentAt }) => Date.parse(sentAt))));
        expect(dayInChicago(newest)).toBe(dayInChicago(new Date(moment)));

        for (const key of server.spine.operations.keys() as Iterable<OperationKey>) {
          const { kind, scope } = metaOf(key);
          if (kind !== 'query' || scope !== 'circle') continue;
          const answer = await sendOperation(server.app, key, { circleId }, { cookie });
          expect([200, 422], `${key}: ${answer.body.slice(0, 300)}`).toContain(answer.statusCode);
        }
        await server.stop();
      },
      livingMs,
    );
  },
);

function dayInChicago(moment: Date): string {
  return moment.toLocaleDateString('en-CA', { timeZone: 'America/Chicago' });
}
