import type { Signal } from '@carecircle/contracts';
import type { Trouble } from './watchdog';

/** What open screens know of the scheduler: since when reminders cannot be relied on; null where they can again. */
export function lateReminders(trouble: Pick<Trouble, 'since'> | null): Signal {
  return { type: 'reminders.late', payload: { since: trouble?.since.toISOString() ?? null } };
}
