import type { Shift } from '@carecircle/contracts';
import { describe, expect, it } from 'vitest';
import { aShift } from '../../testing/a-shift';
import { idOf } from '../../testing/a-task';
import { minutesOf, shiftsAround, together } from './shifts-around';

const at = (from: string, to: string, fields: Partial<Shift> = {}) =>
  aShift({ startsAt: `2026-11-21T${from}:00.000Z`, endsAt: `2026-11-21T${to}:00.000Z`, ...fields });
const early = at('06:00', '08:00', { id: idOf(1) });
const present = at('08:00', '12:00', { id: idOf(2) });
const late = at('12:00', '16:00', { id: idOf(3) });

describe('CARE-1 shifts', () => {
  it('go on from their first minute until before their last', () => {
    for (const time of ['08:00:00', '11:59:00'])
      expect(shiftsAround([early, present, late], Date.parse(`2026-11-21T${time}Z`))).toEqual({
        on: [present],
        coming: [late],
        past: [early],
      });
  });

  it('show at once that one has begun or was ended, within the steps of the clock', () => {
    const begun = { ...present, startsAt: '2026-11-21T08:00:25.000Z' };
    expect(shiftsAround([begun], Date.parse('2026-11-21T08:00:00Z')).on).toEqual([begun]);
    const ended = { ...begun, endsAt: '2026-11-21T08:00:28.000Z', endedAt: '2026-11-21T08:00:28.000Z' };
    expect(shiftsAround([ended], Date.parse('2026-11-21T08:00:00Z'))).toMatchObject({
      on: [],
      past: [ended],
    });
  });

  it('go on from when one said so, though the clock of the device is late', () => {
    const begun = { ...present, isOpen: true, startsAt: '2026-11-21T08:05:00.000Z' };
    expect(shiftsAround([begun], Date.parse('2026-11-21T08:00:00Z'))).toMatchObject({
      on: [begun],
      coming: [],
    });
  });

  it('tell who else is there then, each once, and not whoever comes as they end', () => {
    const others = [
      at('07:00', '09:00', { memberId: idOf(4) }),
      at('10:00', '11:00', { memberId: idOf(4) }),
      at('12:00', '13:00', { memberId: idOf(5) }),
    ];
    expect(together(present, [present, ...others])).toEqual([idOf(4)]);
  });

  it('last a minute at least and a day at most', () => {
    expect(minutesOf(present)).toBe(240);
    expect(minutesOf(at('08:00', '08:00'))).toBe(1);
    expect(minutesOf(at('00:00', '00:00', { endsAt: '2026-11-22T01:00:00.000Z' }))).toBe(1_440);
  });
});
