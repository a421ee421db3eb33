import { circleLimits } from '@carecircle/contracts';
import { CheckIn, CheckInPause, Id, checkInScheduleFields, freeText } from '@carecircle/contracts/schemas';
import type { CopiedKind } from '../copied-kind';
import { checkIns } from './check-ins.tables';
import { checkInPauses, checkInSchedules } from './schedules/check-in-schedules.tables';
import { planCheckIns } from './schedules/tend-check-ins.job';

const refers = { recipientId: 'recipients' };

/** Check-ins and when they are asked for (CHK-1, CHK-4); those that are due are made again. */
export const copiedCheckIns: readonly CopiedKind[] = [
  {
    name: 'checkIns',
    table: checkIns,
    action: 'check-in:view',
    fields: { ...CheckIn.omit({ circleId: true }).shape, overLinkBy: freeText(120).nullable() },
    refers,
    people: ['checkedBy'],
    order: checkIns.createdAt,
  },
  {
    name: 'checkInSchedules',
    table: checkInSchedules,
    action: 'check-in:view',
    fields: { recipientId: Id, ...checkInScheduleFields },
    refers,
    people: ['askedId', 'contactIds'],
    most: circleLimits.recipients,
    order: checkInSchedules.recipientId,
    begin: (_record, { now }) => ({ plannedUntil: now }),
    finish: (unit, { id }) => planCheckIns(unit, id),
  },
  {
    name: 'checkInPauses',
    table: checkInPauses,
    action: 'check-in:view',
    fields: CheckInPause.omit({ circleId: true }).shape,
    refers,
    people: ['createdBy'],
  },
];
