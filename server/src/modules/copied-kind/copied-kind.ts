import type { Action, Circle, Member } from '@carecircle/contracts';
import type { SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type * as z from 'zod';
import type { UnitOfWork } from '../../spine/context';

export type CopiedRecord = Record<string, unknown>;

/** What a record comes into when its copy becomes part of a new circle. */
export interface Beginning {
  now: Date;
  /** IANA zone of the circle. */
  timeZone: string;
  /** The person who restores it; everybody else in it is only a name. */
  adminId: string;
  /** Its place among those of its kind, from 0. */
  index: number;
}

/**
 * A kind of record that the copy of a circle holds (ALL-5), declared by the module whose it is. What stands in `fields` is in the
 * copy, under the names that the table's columns have here; nothing else leaves the database, and nothing else is taken in.
 */
export interface CopiedKind {
  /** Name in the copy. */
  name: string;
  table: PgTable & { circleId: PgColumn };
  /** What a member needs to have these in their copy, for the person cared for that `recipientId` names. */
  action: Action;
  fields: Readonly<Record<string, z.ZodType>>;
  /** What has to hold between the fields of one record. */
  holds?: (record: CopiedRecord) => boolean;
  /** Fields with ids that get new ones, whether or not there is a record by them. */
  ids?: readonly string[];
  /** Fields that name records, of which kind. */
  refers?: Readonly<Record<string, string>>;
  /** Fields that name members. */
  people?: readonly string[];
  /** How many there can be. */
  most?: number;
  /** Which of the circle's rows a member's copy holds. */
  where?: (member: Member) => SQL | undefined;
  /** A record as it leaves, without what this member may not see of it; null where they may not see it at all. */
  shown?: (record: CopiedRecord, member: Member) => CopiedRecord | null;
  order?: PgColumn;
  /** What else its row begins with: columns that no copy holds, and what follows from the time in between. */
  begin?: (record: CopiedRecord, beginning: Beginning) => CopiedRecord;
  /** Rows that are made of these records, a few at a time, while nobody sees the circle; the same again changes nothing. */
  derive?: (
    unit: Pick<UnitOfWork, 'tx' | 'now'>,
    circle: Pick<Circle, 'id' | 'timeZone'>,
    ids: string[],
  ) => Promise<void>;
  /** What follows once the circle opens, such as jobs; it is short, for others wait. */
  finish?: (unit: Pick<UnitOfWork, 'tx' | 'now' | 'schedule'>, circle: Circle) => Promise<void>;
}
