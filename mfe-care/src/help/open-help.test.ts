import type { HelpRequest } from '@carecircle/contracts';
import { describe, expect, it } from 'vitest';
import { idOf } from '../testing/a-task';
import { shownHelp, withAsked, withClaimed, withHandedBack } from './open-help';

const at = (minute: number) => `2026-11-21T15:${String(minute).padStart(2, '0')}:00.000Z`;
const [me, ben, rosa, hugo] = [idOf(8), idOf(9), idOf(7), idOf(6)];

function call(digit: number, fields: Partial<HelpRequest> = {}): HelpRequest {
  return {
    ...{ checkInId: idOf(digit), circleId: idOf(0), recipientId: rosa, askedBy: ben, overLinkBy: null },
    ...{ notes: 'Why', askedAt: at(digit), onItId: null, onItAt: null, ...fields },
  };
}

describe('CHK-2 calls for help', () => {
  it('stand once, newest first, with the notes that came first', () => {
    const open = withAsked([call(1)], call(2));
    expect(open.map(({ checkInId }) => checkInId)).toEqual([idOf(2), idOf(1)]);
    expect(withAsked(open, { ...call(2), notes: '' })).toEqual(open);
  });

  it('are claimed with the earlier ones for the same person, and handed back together', () => {
    const open = [call(3), call(2), call(1, { recipientId: hugo })];
    const claimed = withClaimed(open, call(2, { onItId: me, onItAt: at(5) }));
    expect(claimed.map(({ onItId }) => onItId)).toEqual([null, me, null]);
    const all = withClaimed(open, call(3, { onItId: me, onItAt: at(5) }));
    expect(all.map(({ onItId }) => onItId)).toEqual([me, me, null]);
    expect(withHandedBack(all, call(3))).toEqual(open);
  });

  it('are shown one for each person: an open one before one that somebody is on', () => {
    const open = [
      call(4, { onItId: me, onItAt: at(5) }),
      call(3),
      call(2),
      call(1, { recipientId: hugo, askedBy: me }),
    ];
    expect(shownHelp(open, me, Date.parse(at(6)))).toEqual([call(3)]);
    const over = shownHelp([call(4, { onItId: ben, onItAt: at(5) })], me, Date.parse(at(20)));
    expect(over).toEqual([]);
  });
});
