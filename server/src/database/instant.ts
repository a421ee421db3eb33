import { timestamp } from 'drizzle-orm/pg-core';

/** A column that holds a moment: `timestamptz`, read as a `Date`. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
