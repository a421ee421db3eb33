import type { Shift } from '@carecircle/contracts';
import { nowMs, patch, useCommand, useSession, wallMoment } from '@carecircle/remote-kit';

/** 'I start now': shown at once, as the server will most likely have it. */
export function useStartShift() {
  const { person, circle, recipients } = useSession();
  return useCommand('care.startShift', {
    optimistic: ({ shiftId, recipientId }) => {
      const now = nowMs();
      const zone = recipients.find(({ id }) => id === recipientId)?.timeZone ?? circle.timeZone;
      const { day, time } = wallMoment(now, zone);
      const at = new Date(now).toISOString();
      const shift: Shift = {
        ...{ id: shiftId, circleId: circle.id, recipientId, memberId: person.id },
        ...{ day, time, endTime: time, startsAt: at, endsAt: new Date(now + 86_400_000).toISOString() },
        ...{ isOpen: true, endedAt: null, createdBy: person.id, createdAt: at, updatedAt: at },
      };
      return [
        patch('care.getCareNow', (known, input) =>
          input.recipientId === recipientId && !known.shifts.some(({ id }) => id === shiftId)
            ? { ...known, shifts: [...known.shifts, shift] }
            : known,
        ),
      ];
    },
  });
}

/** 'I'm done': the shift is over at once. */
export function useEndShift() {
  return useCommand('care.endShift', {
    optimistic: ({ shiftId }) => {
      const endsAt = new Date(nowMs()).toISOString();
      return [
        patch('care.getCareNow', (known) => ({
          ...known,
          shifts: known.shifts.map((shift) =>
            shift.id === shiftId ? { ...shift, endsAt, endedAt: endsAt, isOpen: false } : shift,
          ),
        })),
      ];
    },
  });
}
