import { endsAfterStart, type CalendarEventInput } from '@carecircle/contracts/schemas';
import type { Circle } from '@carecircle/contracts';
import type { Reader, Transaction } from '../../database/database';
import { requireShownTime } from '../../records/require-shown-time';
import { refuse } from '../../refuse';
import { listRecipientsOf, requireActiveMember, requireRecipient } from '../circles';

/** Refuses, at its field, an end before the beginning and a time that the circle's clocks jump over (CAL-2). */
export function requireFittingTimes(
  { timeZone }: Pick<Circle, 'timeZone'>,
  event: Pick<CalendarEventInput, 'date' | 'time' | 'endTime'>,
): void {
  const { path, code, holds } = endsAfterStart;
  if (!holds(event)) {
    throw refuse('INVALID_INPUT', {
      message: 'An event ends after it begins.',
      fields: [{ path, code }],
    });
  }
  for (const path of ['time', 'endTime'] as const)
    requireShownTime(timeZone, event.date, { path, time: event[path] });
}

/** Refuses a person of another circle, and nobody where the circle cares for several (CAL-2). */
export async function requireRecipientOfEvent(
  reader: Reader,
  circleId: string,
  recipientId: string | null,
): Promise<void> {
  if (recipientId !== null) return void (await requireRecipient(reader, circleId, recipientId));
  const recipients = await listRecipientsOf(reader, circleId);
  if (recipients.length > 1) {
    throw refuse('INVALID_INPUT', {
      message: 'Say whom of those cared for the event is about.',
      fields: [{ path: 'recipientId', code: 'required' }],
    });
  }
}

/** Refuses, at its field, a driver or companion who is no active member; absent fields are fine (CAL-4). */
export async function requirePeopleOfEvent(
  tx: Transaction,
  circleId: string,
  { driverId, companionId }: Partial<Pick<CalendarEventInput, 'driverId' | 'companionId'>>,
): Promise<void> {
  await requireActiveMember(tx, circleId, 'driverId', driverId);
  await requireActiveMember(tx, circleId, 'companionId', companionId);
}
