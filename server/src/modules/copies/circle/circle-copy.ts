import { circleCopy, circleLimits } from '@carecircle/contracts';
import { CircleName, Currency, Id, Instant, TimeZone, line } from '@carecircle/contracts/schemas';
import * as z from 'zod';
import type { CopiedRecord } from '../../copied-kind';

/** Somebody whom a record names: of people there is nothing but a name. */
const CopiedPerson = z.strictObject({ id: Id, name: line(120) });
export type CopiedPerson = z.infer<typeof CopiedPerson>;

/** The file of a copied circle (ALL-5), its records as yet unread. */
export const CircleCopyFile = z.strictObject({
  format: z.literal(circleCopy.format),
  version: z.literal(circleCopy.version),
  exportedAt: Instant,
  circle: z.strictObject({ name: CircleName, timeZone: TimeZone, currency: Currency }),
  people: z.array(CopiedPerson).max(circleLimits.members),
  records: z.record(z.string(), z.array(z.unknown())),
});

/** A copy whose records were checked, by the name of their kind. */
export interface CircleCopy extends Omit<z.infer<typeof CircleCopyFile>, 'records'> {
  records: Record<string, CopiedRecord[]>;
}

/** The ids that a field names: one, several or none. */
export function idsIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.map(String);
  return typeof value === 'string' ? [value] : [];
}

/** The same field with other ids; those that become null are left out of a list. */
export function withIds(value: unknown, idFor: (id: string) => string | null): unknown {
  if (Array.isArray(value)) return value.map(String).flatMap((id) => idFor(id) ?? []);
  return typeof value === 'string' ? idFor(value) : value;
}
