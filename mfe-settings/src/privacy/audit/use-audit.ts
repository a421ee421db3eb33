import { useLivePages } from '@carecircle/remote-kit';

export interface AuditRange {
  /** Instants; null for without an end. */
  from: string | null;
  to: string | null;
}

const pageSize = 30;

/** The log of a range, newest first; others read and write meanwhile, so it is read anew whenever it is opened (PRIV-2). */
export function useAudit({ from, to }: AuditRange) {
  return useLivePages(
    'privacy.listAuditEntries',
    { limit: pageSize, ...(from !== null && { from }), ...(to !== null && { to }) },
    { next: ({ nextCursor }) => (nextCursor === null ? undefined : { cursor: nextCursor }) },
  );
}
