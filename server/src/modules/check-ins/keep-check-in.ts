import type { CheckIn, CheckInInput, Recipient } from '@carecircle/contracts';
import { dayIn } from '../../records/circle-days';
import { refuse } from '../../refuse';
import type { UnitOfWork } from '../../spine/context';
import { checkIns, type CheckInRow } from './check-ins.tables';
import { checkInOf } from './read-check-ins';
import { answerDueCheckIns } from './schedules/answer-due-check-ins';

interface Facts {
  id: string;
  fields: CheckInInput;
  checkedBy: string;
  overLinkBy: string | null;
}

type Unit = Pick<UnitOfWork, 'tx' | 'now' | 'record' | 'addRow'>;

/** What else follows from a check-in, in its own transaction. */
export type WhenKept = (unit: Unit, checkIn: CheckIn) => Promise<void>;

/** Its day is the recipient's at the moment of arrival, also when it waited on a device (CHK-3). */
export async function keepCheckIn(
  unit: Unit,
  whenKept: WhenKept,
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
  await whenKept(unit, checkIn);
  await answerDueCheckIns(unit, checkIn);
  return checkIn;
}
