import type { CheckIn, CheckInInput, Recipient } from '@carecircle/contracts';
import { dayIn } from '../../records/circle-days';
import { refuse } from '../../refuse';
import type { UnitOfWork } from '../../spine/context';
import { answerDueCheckIns } from './check-in-schedules/answer-due-check-ins';
import { checkIns, type CheckInRow } from './check-ins.tables';
import { askForHelp } from './help/ask-for-help';
import { checkInOf } from './read-check-ins';

interface Facts {
  id: string;
  fields: CheckInInput;
  checkedBy: string;
  overLinkBy: string | null;
}

/** Its day is the recipient's at the moment of arrival, also when it waited on a device (CHK-3). */
export async function keepCheckIn(
  unit: Pick<UnitOfWork, 'tx' | 'now' | 'record' | 'addRow'>,
  recipient: Recipient,
  { id, fields, checkedBy, overLinkBy }: Facts,
): Promise<CheckIn> {
  const { now, record, addRow } = unit;
  const { circleId, timeZone } = recipient;
  const row: CheckInRow = {
    circleId,
    id,
    recipientId: recipient.id,
    status: fields.status,
    mood: fields.mood,
    notes: fields.notes,
    checkedBy,
    overLinkBy,
    day: dayIn(timeZone, now),
    createdAt: now,
  };
  addRow(checkIns, row, () => refuse('ALREADY_DONE', { message: 'This check-in was added before.' }));
  const checkIn = checkInOf(row);
  await record.toCircle(circleId, 'check-in.added', { checkIn });
  await askForHelp(unit, checkIn);
  await answerDueCheckIns(unit, checkIn);
  return checkIn;
}
