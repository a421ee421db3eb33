import * as z from 'zod';
import { circleLimits } from '../circles/circle-limits';
import { CareTime, HandOffNote, HandOffReading, JournalEntry, Shift } from './care-log';
import { Id } from '../primitives';
import { circleEvent, ChangedFields } from '../events/domain-event';

/** What happens in the care log (CARE-1). */
export const careLogEvents = {
  /** A shift was planned, or entered later. */
  'shift.added': circleEvent('care-log:view', { shift: Shift }),
  /** A member came on; `shift` is a new one, or the planned one that begins earlier. */
  'shift.started': circleEvent('care-log:view', { shift: Shift }),
  /** Whose a shift is, its day or its times were changed; `changed` names them. */
  'shift.edited': circleEvent('care-log:view', { shift: Shift, changed: ChangedFields }),
  /** A member went off, or left the circle. */
  'shift.ended': circleEvent('care-log:view', { shift: Shift }),
  /** A shift was hidden. */
  'shift.deleted': circleEvent('care-log:view', { shiftId: Id }),
  /** A hidden shift came back. */
  'shift.restored': circleEvent('care-log:view', { shift: Shift }),
  /**
   * A hand-off note was written. An important one is told to `toldIds`: who is on and who comes next, or all who may keep the log
   * where nobody is.
   */
  'hand-off-note.added': circleEvent('care-log:view', {
    note: HandOffNote,
    toldIds: z.array(Id).max(circleLimits.members),
  }),
  /** A member said that they have read a note; fires once for each. */
  'hand-off-note.read': circleEvent('care-log:view', { noteId: Id, reading: HandOffReading }),
  /** A note was hidden by its author. */
  'hand-off-note.deleted': circleEvent('care-log:view', { noteId: Id }),
  /** A hidden note came back. */
  'hand-off-note.restored': circleEvent('care-log:view', { note: HandOffNote }),
  /** A member logged minutes of care. */
  'care-time.added': circleEvent('care-log:view', { careTime: CareTime }),
  /** Fields of a time of care were edited; `changed` names them. */
  'care-time.edited': circleEvent('care-log:view', { careTime: CareTime, changed: ChangedFields }),
  /** A time of care was hidden. */
  'care-time.deleted': circleEvent('care-log:view', { careTimeId: Id }),
  /** A hidden time of care came back. */
  'care-time.restored': circleEvent('care-log:view', { careTime: CareTime }),
  /** An entry for every member stands in the journal: it is new, edited, came back, or was for carers before. */
  'journal-entry.written': circleEvent('journal:view', { entry: JournalEntry }),
  /** An entry for every member is there no more: it was hidden, or is for carers now. */
  'journal-entry.withdrawn': circleEvent('journal:view', { entryId: Id }),
  /** An entry for carers stands in the journal: it is new, edited, came back, or was for everyone before. */
  'carers-entry.written': circleEvent('journal:view-all', { entry: JournalEntry }),
  /** An entry for carers was hidden. */
  'carers-entry.withdrawn': circleEvent('journal:view-all', { entryId: Id }),
};
