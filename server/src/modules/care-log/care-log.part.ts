import { addCareTime } from './add-care-time.command';
import { addHandOffNote } from './add-hand-off-note.command';
import { addJournalEntry } from './add-journal-entry.command';
import { addShift } from './add-shift.command';
import { deleteCareTime } from './delete-care-time.command';
import { deleteHandOffNote } from './delete-hand-off-note.command';
import { deleteJournalEntry } from './delete-journal-entry.command';
import { deleteShift } from './delete-shift.command';
import { editCareTime } from './edit-care-time.command';
import { editJournalEntry } from './edit-journal-entry.command';
import { editShift } from './edit-shift.command';
import { endShift } from './end-shift.command';
import { getCareHours } from './get-care-hours.query';
import { getCareNow } from './get-care-now.query';
import { listCareTimes } from './list-care-times.query';
import { listHandOffNotes } from './list-hand-off-notes.query';
import { listJournal } from './list-journal.query';
import { readHandOffNote } from './read-hand-off-note.command';
import { releaseShifts } from './release-shifts.reaction';
import { restoreCareTime } from './restore-care-time.command';
import { restoreHandOffNote } from './restore-hand-off-note.command';
import { restoreJournalEntry } from './restore-journal-entry.command';
import { restoreShift } from './restore-shift.command';
import { startShift } from './start-shift.command';

/** What the care log adds to the area of care (CARE-1). */
export const careLogPart = {
  operations: {
    getCareNow,
    addShift,
    startShift,
    endShift,
    editShift,
    deleteShift,
    restoreShift,
    listHandOffNotes,
    addHandOffNote,
    readHandOffNote,
    deleteHandOffNote,
    restoreHandOffNote,
    getCareHours,
    listCareTimes,
    addCareTime,
    editCareTime,
    deleteCareTime,
    restoreCareTime,
    listJournal,
    addJournalEntry,
    editJournalEntry,
    deleteJournalEntry,
    restoreJournalEntry,
  },
  reactions: [releaseShifts],
};
