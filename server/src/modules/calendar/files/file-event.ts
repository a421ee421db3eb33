import type { leftReasons } from '@carecircle/contracts';

/** A moment as a file says it. */
export interface FileTime {
  day: string;
  /** Null is a whole day. */
  time: string | null;
  /** IANA name; null where the file names none: the time is one of whatever wall it is read at. */
  zone: string | null;
}

/** How an event of a file repeats: its parts in capitals, such as `BYDAY`, each with its values as texts. */
export interface FileRule {
  parts: Readonly<Record<string, readonly string[]>>;
  interval: number;
  count: number | null;
  until: FileTime | null;
}

/** One more time of an event, with a length of its own where the file says one. */
export interface FurtherTime extends FileTime {
  minutes: number | null;
}

/** An event of a file. */
export interface FileEvent {
  uid: string;
  /** Line on which it begins. */
  line: number;
  title: string;
  description: string;
  place: string;
  start: FileTime;
  end: FileTime | null;
  durationMinutes: number | null;
  rule: FileRule | null;
  extra: FurtherTime[];
  excepted: FileTime[];
  /** The occurrence of the series with this UID that it stands for. */
  instead: FileTime | null;
  /** Whether it stands for the following occurrences too. */
  isFollowing: boolean;
  isCancelled: boolean;
  /** How often it was changed, and when last (as the file writes it): the newest of several is meant. */
  sequence: number;
  changed: string;
}

export type LeftReason = (typeof leftReasons)[number];

/** A fault of one event of a file; the others are imported. */
export class LeftOut extends Error {
  constructor(
    readonly reason: LeftReason,
    /** The line at fault where it is not the event as a whole. */
    readonly line: number | null = null,
  ) {
    super(reason);
  }
}

/** What is left out by an error; one of ours is thrown on. */
export function leftOutBy(error: unknown): LeftOut {
  if (error instanceof LeftOut) return error;
  // Numbers that no calendar has, where nothing before has noticed them.
  if (error instanceof RangeError) return new LeftOut('damaged');
  throw error;
}
