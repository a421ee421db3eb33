import { createHash } from 'node:crypto';
import type { auditEntries } from './audit.tables';

/** What happened, before it has a place in the chain. */
export type AuditFact = Omit<typeof auditEntries.$inferSelect, 'sequence' | 'hash'>;

/** The fields of an entry as one text: equal entries give equal text, and no other does. */
export function canonicalEntry(fact: AuditFact): string {
  const { circleId, action, userId, at, operation, subjectId, name, ipAddress, deviceInfo } = fact;
  return JSON.stringify([
    ...[circleId, action, userId, at.toISOString(), operation],
    ...[subjectId, name, ipAddress, deviceInfo],
  ]);
}

/** An entry as the database writes it in JSON. */
export function factOfRow(row: Record<string, unknown>): AuditFact {
  const text = (name: string) => String(row[name] ?? '');
  const id = (name: string) => (row[name] === null ? null : text(name));
  return {
    circleId: text('circle_id'),
    action: row.action as AuditFact['action'],
    userId: id('user_id'),
    at: new Date(text('at')),
    operation: text('operation'),
    subjectId: id('subject_id'),
    name: text('name'),
    ipAddress: text('ip_address'),
    deviceInfo: text('device_info'),
  };
}

/** SHA-256 of the hash before (empty for the first entry) and this entry; the database computes the same. */
export function chainHash(before: string, fact: AuditFact): string {
  return createHash('sha256')
    .update(`${before}\n${canonicalEntry(fact)}`)
    .digest('hex');
}
