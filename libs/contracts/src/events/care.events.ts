import * as z from 'zod';
import { circleLimits } from '../entities/circle-limits';
import { CheckIn } from '../entities/check-in';
import { CheckInLink } from '../entities/check-in-link';
import { CheckInPause, CheckInSchedule, DueCheckIn, Rung } from '../entities/check-in-schedule';
import { CalendarEvent } from '../entities/calendar-event';
import { Dose } from '../entities/dose';
import { Medication } from '../entities/medication';
import { Task } from '../entities/task';
import { ChecklistItem, TaskComment } from '../entities/task-details';
import { Id } from '../primitives';
import { circleEvent, personEvent, ChangedFields } from './domain-event';

const doseOfMedication = { dose: Dose, medication: Medication };

export const careEvents = {
  /** A task was added. */
  'task.added': circleEvent('task:view', { task: Task }),
  /** Fields of a task were edited; `changed` names them. */
  'task.edited': circleEvent('task:view', { task: Task, changed: ChangedFields.optional() }),
  /** A member took a task that was anyone's. */
  'task.claimed': circleEvent('task:view', { task: Task }),
  /** Whoever had a task gave it back: nobody has it now. */
  'task.handed-back': circleEvent('task:view', { task: Task }),
  /** Somebody began a pending task. */
  'task.started': circleEvent('task:view', { task: Task }),
  /** A task is done; fires once per task, whoever taps twice. */
  'task.completed': circleEvent('task:view', { task: Task }),
  /** A completed task is open again. */
  'task.reopened': circleEvent('task:view', { task: Task }),
  /** A task was hidden. */
  'task.deleted': circleEvent('task:view', { taskId: Id }),
  /** A hidden task came back. */
  'task.restored': circleEvent('task:view', { task: Task }),
  /** Tasks that repeat were added, edited, deleted or brought back: lists of tasks are read anew. */
  'task-series.changed': circleEvent('task:view', { seriesId: Id }),
  /** A step was added to a task's checklist. */
  'checklist-item.added': circleEvent('task:view', { item: ChecklistItem }),
  /** A step was ticked off, or is to be done after all. */
  'checklist-item.ticked': circleEvent('task:view', { item: ChecklistItem }),
  /** A step was hidden. */
  'checklist-item.deleted': circleEvent('task:view', { taskId: Id, itemId: Id }),
  /** A hidden step came back. */
  'checklist-item.restored': circleEvent('task:view', { item: ChecklistItem }),
  /** A member commented on a task; the task as it stood then. */
  'task-comment.added': circleEvent('task:view', { comment: TaskComment, task: Task }),
  /** A comment was hidden by its author. */
  'task-comment.deleted': circleEvent('task:view', { taskId: Id, commentId: Id }),
  /** A hidden comment came back. */
  'task-comment.restored': circleEvent('task:view', { comment: TaskComment }),
  /** A member said how somebody is doing. */
  'check-in.added': circleEvent('check-in:view', { checkIn: CheckIn }),
  /** When somebody is asked for check-ins on one person was changed, by a member or because somebody left. */
  'check-in-schedule.edited': circleEvent('check-in:add', {
    schedule: CheckInSchedule,
    changed: ChangedFields,
  }),
  /** Nobody is asked for check-ins on one person on some days (CHK-4). */
  'check-ins.paused': circleEvent('check-in:add', { pause: CheckInPause }),
  /** A pause ended before its time; null where it had not begun. */
  'check-ins.resumed': circleEvent('check-in:add', { recipientId: Id, pause: CheckInPause.nullable() }),
  /** The time of a rung has come; `toldIds` are those who are told of it (CHK-4). */
  'due-check-in.reminded': circleEvent('check-in:add', {
    dueCheckIn: DueCheckIn,
    rung: Rung,
    toldIds: z.array(Id).max(circleLimits.members),
  }),
  /** A member is on it: nobody is reminded any more. */
  'due-check-in.claimed': circleEvent('check-in:add', { dueCheckIn: DueCheckIn }),
  /** Whoever was on it can't after all: the ladder goes on. */
  'due-check-in.handed-back': circleEvent('check-in:add', { dueCheckIn: DueCheckIn }),
  /** A check-in answered it; fires once. */
  'due-check-in.done': circleEvent('check-in:add', { dueCheckIn: DueCheckIn }),
  /** There was no check-in after the last rung; `reason` says why. */
  'due-check-in.missed': circleEvent('check-in:add', { dueCheckIn: DueCheckIn }),
  /** It is not asked for any more: a pause, or a schedule that was switched off. */
  'due-check-in.called-off': circleEvent('check-in:add', { dueCheckIn: DueCheckIn }),
  /** A member made a link by which somebody checks in on behalf (CHK-4). */
  'check-in-link.made': circleEvent('check-in:share', { link: CheckInLink }),
  /** A link ended before its time. */
  'check-in-link.revoked': circleEvent('check-in:share', { linkId: Id }),
  /** An event was put into the calendar. */
  'calendar-event.added': circleEvent('event:view', { calendarEvent: CalendarEvent }),
  /** Fields of an event were edited; `changed` names them, `before` tells where it stood when it was moved. */
  'calendar-event.edited': circleEvent('event:view', {
    calendarEvent: CalendarEvent,
    changed: ChangedFields,
    before: CalendarEvent.pick({ date: true, time: true, place: true }).optional(),
  }),
  /** Somebody was asked to drive to an event or to come along (CAL-4). */
  'calendar-event.companion-asked': circleEvent('event:view', {
    calendarEvent: CalendarEvent,
    memberId: Id,
    as: z.enum(['driver', 'companion']),
  }),
  /** Whoever was to drive to an event can't: nobody does now. */
  'calendar-event.drive-handed-back': circleEvent('event:view', { calendarEvent: CalendarEvent }),
  /** An event begins soon; fires once for each beginning that it had (CAL-3). */
  'calendar-event.due': circleEvent('event:view', { calendarEvent: CalendarEvent }),
  /** An event took place; fires once per event, whoever taps twice. */
  'calendar-event.completed': circleEvent('event:view', { calendarEvent: CalendarEvent }),
  /** An event will not take place; fires once per event. */
  'calendar-event.cancelled': circleEvent('event:view', { calendarEvent: CalendarEvent }),
  /** A completed or cancelled event is to come again. */
  'calendar-event.reopened': circleEvent('event:view', { calendarEvent: CalendarEvent }),
  /** An event was hidden. */
  'calendar-event.deleted': circleEvent('event:view', { calendarEventId: Id }),
  /** A hidden event came back. */
  'calendar-event.restored': circleEvent('event:view', { calendarEvent: CalendarEvent }),
  /** A medication was added. */
  'medication.added': circleEvent('medication:view', { medication: Medication }),
  /** Fields of a medication were edited, by a member or because somebody left; `changed` names them. */
  'medication.edited': circleEvent('medication:view', {
    medication: Medication,
    changed: ChangedFields,
  }),
  /** It is not taken for now: its open doses are gone. */
  'medication.paused': circleEvent('medication:view', { medication: Medication }),
  /** It is taken again, from now on. */
  'medication.resumed': circleEvent('medication:view', { medication: Medication }),
  /** It is no longer taken, or its last day is over. */
  'medication.completed': circleEvent('medication:view', { medication: Medication }),
  /** A medication was hidden. */
  'medication.deleted': circleEvent('medication:view', { medicationId: Id }),
  /** A hidden medication came back. */
  'medication.restored': circleEvent('medication:view', { medication: Medication }),
  /** Somebody counted or filled up its stock. */
  'medication.stock-changed': circleEvent('medication:view', { medication: Medication }),
  /** Its stock is nearly at its end: a refill task was made. */
  'medication.refill-planned': circleEvent('medication:view', { medication: Medication }),
  /** It has another photo, or none. */
  'medication.photo-changed': circleEvent('medication:view', { medication: Medication }),
  /** The time of a dose has come, for which somebody is there to give it. */
  'dose.due': circleEvent('medication:view', doseOfMedication),
  /** A dose was given; fires once per dose unless it is undone, whoever taps twice. */
  'dose.taken': circleEvent('medication:view', doseOfMedication),
  /** Somebody said that a dose is not given. */
  'dose.skipped': circleEvent('medication:view', doseOfMedication),
  /**
   * What was said of a dose was taken back; `undoneBy` is who had said it, `takenEventId` the event that it was given, null where
   * it earned nothing.
   */
  'dose.undone': circleEvent('medication:view', {
    ...doseOfMedication,
    undoneBy: Id.nullable(),
    takenEventId: Id.nullable(),
  }),
  /** A dose was open for too long; `toldId` is the first of its chain, null where it has none. */
  'dose.missed': circleEvent('medication:view', { ...doseOfMedication, toldId: Id.nullable() }),
  /** It still was not given: the next of the chain is told. */
  'dose.escalated': circleEvent('medication:view', { ...doseOfMedication, toldId: Id }),
  /** Past doses were entered later. */
  'doses.back-filled': circleEvent('medication:view', {
    medicationIds: z.array(Id).max(circleLimits.medications),
    doses: z.int(),
  }),
  /** Events that repeat were added, edited, deleted or brought back: days are read anew. */
  'calendar-series.changed': circleEvent('event:view', { seriesId: Id }),
  /** Events of a calendar file were added, so many: days are read anew. */
  'calendar.imported': circleEvent('event:view', { events: z.int() }),
  /** I opened a calendar feed or ended one. */
  'calendar-feeds.changed': personEvent({ circleId: Id }),
};
