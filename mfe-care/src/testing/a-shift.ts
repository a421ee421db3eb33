import type { Shift } from '@carecircle/contracts';
import { idOf } from './a-task';

/** A shift for tests. */
export function aShift(fields: Partial<Shift> = {}): Shift {
  return {
    ...{ id: idOf(1), circleId: idOf(0), recipientId: idOf(7), memberId: idOf(8) },
    ...{ day: '2026-11-21', time: '08:00', endTime: '12:00', isOpen: false, endedAt: null },
    ...{ startsAt: '2026-11-21T14:00:00.000Z', endsAt: '2026-11-21T18:00:00.000Z', createdBy: idOf(8) },
    ...{ createdAt: '2026-11-20T15:00:00.000Z', updatedAt: '2026-11-20T15:00:00.000Z' },
    ...fields,
  };
}
