import type { Circle } from '@carecircle/contracts';
import type { Reader } from '../../database/database';
import { findRecipient } from '../circles';

/** Whose clocks a series follows: those of the person cared for, of the circle where it is about nobody (CAL-4, TASK-3). */
export async function zoneOfSeries(
  reader: Reader,
  circle: Pick<Circle, 'id' | 'timeZone'>,
  recipientId: string | null,
): Promise<string> {
  const recipient = recipientId && (await findRecipient(reader, circle.id, recipientId));
  return recipient ? recipient.timeZone : circle.timeZone;
}
