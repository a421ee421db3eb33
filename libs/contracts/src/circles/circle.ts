import * as z from 'zod';
import { Currency, Id, Instant, TimeZone, line } from '../primitives';
import { Role } from './member';

export const CircleName = line(80);
/** What a form for the name alone hands over. */
export const CircleNameInput = z.strictObject({ name: CircleName });

export const Circle = z.object({
  id: Id,
  name: z.string(),
  timeZone: TimeZone,
  currency: Currency,
  createdBy: Id,
  createdAt: Instant,
  isDemo: z.boolean(),
});
export type Circle = z.infer<typeof Circle>;

/** A circle as it stands in a person's own list. */
export const OwnCircle = z.object({
  id: Id,
  name: z.string(),
  role: Role,
  status: z.enum(['pending', 'active', 'closed']),
  /** Of a closed one: who deleted it, and until when an admin can keep it (SET-3). */
  closing: z.object({ by: z.string(), until: Instant }).optional(),
});
export type OwnCircle = z.infer<typeof OwnCircle>;

/** What a person types or pastes: case and spaces do not matter; the code's length makes guessing hopeless. */
export const InviteCode = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^CARE-[A-Z0-9]{8}$/, { error: 'invite_code_shape' });
