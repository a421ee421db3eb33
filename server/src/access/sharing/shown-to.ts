import { sharedKindOf, type Action, type Member, type SharedKind } from '@carecircle/contracts';
import { hiddenRecipients } from '@carecircle/permissions';
import { sql } from 'drizzle-orm';
import type { Reader } from '../../database/database';
import { refuse } from '../../refuse';
import { recipientsOf } from './recipients-in';

interface Meta {
  action?: Action;
  shares?: SharedKind;
}

/**
 * What of an operation belongs to people who do not share it with this member is as if it did not exist (PRIV-1), whichever
 * operation it is: their rows leave its lists, and who asks for one of them finds nothing.
 */
export interface Veil {
  /** @throws NOT_FOUND when the input names one of them, or a record of theirs. */
  requireShown(reader: Reader, input: object): Promise<void>;
  /** @throws NOT_FOUND when the answer is a record of theirs. */
  shown(answer: unknown): unknown;
}

/** Fields that name a record of somebody's, with its table, and its column where that is not the usual one. */
const tableOf: Readonly<Record<string, readonly [table: string, column?: string]>> = {
  medicationId: ['medications'],
  doseId: ['doses'],
  calendarEventId: ['calendar_events'],
  seriesId: ['calendar_event_series'],
  shiftId: ['shifts'],
  noteId: ['hand_off_notes'],
  careTimeId: ['care_times'],
  bookingId: ['bookings'],
  pauseId: ['check_in_pauses'],
  linkId: ['check_in_links'],
  deviceId: ['wearable_devices', 'wearer_id'],
  importId: ['health_imports', 'wearer_id'],
};

const open: Veil = { requireShown: async () => undefined, shown: (answer) => answer };

export function veilFor({ action, shares }: Meta, member: Member | null | undefined): Veil {
  const kind = shares ?? (action && sharedKindOf[action]);
  const ids = new Set(kind && member ? hiddenRecipients(member, kind) : []);
  if (ids.size === 0 || !member) return open;
  const isHidden = (value: unknown) => recipientsOf(value).some((id) => ids.has(id));
  const requireShown = (value: unknown) => {
    if (isHidden(value)) throw refuse('NOT_FOUND', { message: 'Nothing is here.' });
  };
  return {
    async requireShown(reader, input) {
      requireShown(input);
      for (const [field, [table, column = 'recipient_id']] of Object.entries(tableOf)) {
        const id: unknown = (input as Record<string, unknown>)[field];
        if (typeof id !== 'string') continue;
        const found = await reader.execute<{ recipientId: string | null }>(sql`
          select ${sql.identifier(column)} as "recipientId" from ${sql.identifier(table)}
          where circle_id = ${member.circleId} and id = ${id}`);
        requireShown(found.rows[0]);
      }
    },
    shown(answer) {
      requireShown(answer);
      return withoutHidden(answer, isHidden);
    },
  };
}

/** The same value without the elements of its lists that are hidden. */
function withoutHidden(value: unknown, isHidden: (value: unknown) => boolean): unknown {
  if (Array.isArray(value))
    return value.filter((each) => !isHidden(each)).map((each) => withoutHidden(each, isHidden));
  if (value === null || typeof value !== 'object' || value instanceof Date) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, withoutHidden(each, isHidden)]));
}
