import { privacyLimits } from '@carecircle/contracts';
import { wallMoment } from '@carecircle/remote-kit';
import type { AuditRange } from './use-audit';

export const auditSpans = ['day', 'week', 'month', 'all', 'chosen'] as const;
export type AuditSpan = (typeof auditSpans)[number];

const hourMs = 3_600_000;
const hoursOf = { day: privacyLimits.auditHours, week: 7 * 24, month: 30 * 24 };

interface Chosen {
  /** Days in the circle's zone; null for without an end. */
  from: string | null;
  to: string | null;
  timeZone: string;
}

/** Instants of a span that ends now, or of the days that the reader chose, both included. */
export function auditRange(span: AuditSpan, chosen: Chosen, nowMs: number): AuditRange {
  if (span === 'all') return { from: null, to: null };
  if (span === 'chosen') {
    const { from, to, timeZone } = chosen;
    return {
      from: from === null ? null : new Date(startOf(from, timeZone)).toISOString(),
      to: to === null ? null : new Date(startOf(nextDay(to), timeZone) - 1).toISOString(),
    };
  }
  return { from: new Date(nowMs - hoursOf[span] * hourMs).toISOString(), to: null };
}

/** When a day begins in a zone, in milliseconds since 1970. */
function startOf(day: string, timeZone: string): number {
  const wanted = Date.parse(`${day}T00:00Z`);
  const offsetAt = (timeMs: number) => {
    const wall = wallMoment(timeMs, timeZone);
    return Date.parse(`${wall.day}T${wall.time}Z`) - timeMs;
  };
  return wanted - offsetAt(wanted - offsetAt(wanted));
}

function nextDay(day: string): string {
  return new Date(Date.parse(`${day}T00:00Z`) + 24 * hourMs).toISOString().slice(0, 10);
}
