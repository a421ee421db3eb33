import type { CalendarEventStatus } from '@carecircle/contracts';

/** A day `YYYY-MM-DD` and a time `HH:MM` on a wall. */
export interface WallMoment {
  day: string;
  time: string;
}

/** One entry of a calendar file, before anything is left out for its reader. */
export interface FeedEntry {
  uid: string;
  title: string;
  place: string;
  /** Lines below the title; only for those who see everything. */
  notes: string[];
  status: CalendarEventStatus;
  /** Null is all day. */
  zone: string | null;
  /** For an entry that is all day the time is not read. */
  start: WallMoment;
  durationMinutes: number;
  /** Whether somebody is taken up by it. */
  isBusy: boolean;
  /** Lines of RFC 5545 that say when else it happens. */
  rule: string | null;
  /** The occurrence of its series that it stands for. */
  instead: WallMoment | null;
  createdAt: Date;
  updatedAt: Date;
}
