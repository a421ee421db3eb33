import type { ReleaseArea } from '@carecircle/contracts';
import { expect, it } from 'vitest';
import { areaLines, historyLines, versionLines, whyLine } from './say-releases';

const at = '2026-11-21T15:00:00.000Z';
const area: ReleaseArea = {
  ...{ remote: 'mfe-finance', revision: 2, version: '1.0.0', previous: null, changedAt: at },
  candidate: {
    ...{ version: '1.1.0', percent: 10, circleIds: ['a', 'b'], toOperators: true, isPaused: true },
    ...{ stages: [], stage: null, nextStageAt: null, startedAt: at, together: ['mfe-care'] },
  },
  health: [
    {
      ...{ version: '1.0.0', loads: 100, failures: 2, errors: 0, crashes: 2, refusals: 0 },
      ...{ loadMs: 420, inpMs: null },
    },
  ],
};

it('REL-6 the command line says what the screen says', () => {
  expect(
    areaLines([area, { ...area, remote: 'mfe-new', version: null, candidate: null, health: [] }]),
  ).toEqual([
    'mfe-finance  1.0.0  → 1.1.0 10 % and 2 named and operators (paused) together with mfe-care',
    '    1.0.0: 2 of 100 visits failed, loads in 420 ms, answers in – ms',
    'mfe-new  not served',
  ]);
  const published = { version: '1.1.0', publishedAt: at, publishedBy: 'Finance team', commit: 'abc' };
  expect(versionLines([{ ...published, notes: 'Split bills', sizeBytes: 1, standing: 'withdrawn' }])).toEqual(
    [`  1.1.0  withdrawn  ${at}  Finance team  Split bills`],
  );
  expect(
    historyLines([
      { id: 'x', action: 'rolled-back', version: '1.1.0', actor: 'health guard', reason: 'Bad', at },
    ]),
  ).toEqual([`  ${at}  rolled-back 1.1.0  by health guard: Bad`]);
  const why = { remote: 'mfe-finance', version: '1.0.0', because: 'not-in-share' as const };
  expect(whyLine({ ...why, slot: 4_000, upTo: 1_000 })).toBe(
    '1.0.0: the circle is not in the share of the next version, place 4000 of those below 1000',
  );
});
