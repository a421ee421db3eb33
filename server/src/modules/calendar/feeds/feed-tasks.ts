import type { TaskRow } from '../../tasks';
import type { FeedEntry } from './feed-entry';
import { uidOf } from './feed-events';
import type { FeedWords } from './feed-words';

/** A task takes a quarter of an hour in a calendar, where everything has a length. */
const taskMinutes = 15;

/** Tasks at the time they are due, as events: programs that subscribe leave to-dos of a file out. */
export function feedTasks(tasks: readonly TaskRow[], circleZone: string, words: FeedWords): FeedEntry[] {
  return tasks.map(({ id, title, description, dueDate, dueTime, createdAt, updatedAt }) => ({
    uid: uidOf(id),
    title: words.task(title),
    place: '',
    notes: description ? [description] : [],
    status: 'pending',
    zone: dueTime === null ? null : circleZone,
    start: { day: dueDate, time: dueTime ?? '00:00' },
    durationMinutes: taskMinutes,
    isBusy: false,
    rule: null,
    instead: null,
    createdAt,
    updatedAt,
  }));
}
