import { calendarImportLimits } from '@carecircle/contracts';
import { FileThread } from './file-thread';
import type { ImportPlan } from './plan-import';
import { refuseFile } from './refuse-file';
import type { FileOrder } from './worker-messages';

/** Files that are read or wait, in all and of one person: whoever waits longer is refused at once. */
const most = { waiting: 4, ofPerson: 2 };

const thread = new FileThread({
  milliseconds: calendarImportLimits.milliseconds,
  megabytes: 256,
});
const waiting: string[] = [];
let last: Promise<unknown> = Promise.resolve();

/**
 * What a calendar file would bring, read by a thread of its own, one file after the other. Refuses at the field what is no calendar,
 * damaged, too much or takes too long.
 */
export async function readCalendarFile(order: FileOrder, personId: string): Promise<ImportPlan> {
  const own = waiting.filter((id) => id === personId).length;
  if (waiting.length >= most.waiting || own >= most.ofPerson) throw refuseFile('others_are_read');
  waiting.push(personId);
  try {
    const turn = last.then(() => thread.read(order));
    last = turn.catch(() => undefined);
    return await turn;
  } finally {
    waiting.splice(waiting.indexOf(personId), 1);
  }
}
