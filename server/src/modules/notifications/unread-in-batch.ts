import type { Transaction } from '../../database/database';
import { knownInTransaction } from '../../database/read-once';
import type { NotificationRow } from './notifications.tables';
import { countUnread } from './read-own';

/** What a transaction knows of how many each person has not read. */
const known = knownInTransaction<number>();

/**
 * How many each of these people has not read after they were told. Each is counted once in a batch of events, and goes on from there:
 * `begun` are ids of items that are new; an item that gathers another counts as it did.
 */
export async function unreadAfter(
  tx: Transaction,
  added: readonly NotificationRow[],
  begun: ReadonlySet<string>,
): Promise<(personId: string) => number> {
  const counts = known.of(tx);
  for (const { id, personId, read } of added) {
    const before = counts.get(personId);
    if (before !== undefined && begun.has(id) && !read) counts.set(personId, before + 1);
  }
  const uncounted = [...new Set(added.map(({ personId }) => personId))].filter((id) => !counts.has(id));
  const counted = await countUnread(tx, uncounted);
  for (const id of uncounted) counts.set(id, counted.get(id) ?? 0);
  return (personId) => counts.get(personId) ?? 0;
}

/** Something was read or withdrawn: the next person to be notified is counted again. */
export const forgetUnread = known.forget;
