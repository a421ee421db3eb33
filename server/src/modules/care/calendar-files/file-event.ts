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

/** An event of a file. */
export interface FileEvent {
  uid: string;
  title: string;
  description: string;
  place: string;
  start: FileTime;
  end: FileTime | null;
  durationMinutes: number | null;
  rule: FileRule | null;
  extra: FileTime[];
  excepted: FileTime[];
  /** The occurrence of the series with this UID that it stands for. */
  instead: FileTime | null;
  isCancelled: boolean;
}

/** A fault of one event of a file; the others are imported. */
export class LeftOut extends Error {
  constructor(readonly reason: (typeof leftReasons)[number]) {
    super(reason);
  }
}
