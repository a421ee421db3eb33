import * as z from 'zod';
import { Day, Id } from '../primitives';

/** What a member's page shows of their own profile: only what they share, null for the rest (CIRC-3). */
export const MemberProfile = z.object({
  memberId: Id,
  phone: z.string().nullable(),
  address: z.string().nullable(),
  dateOfBirth: Day.nullable(),
  emergencyContact: z.string().nullable(),
});
export type MemberProfile = z.infer<typeof MemberProfile>;
