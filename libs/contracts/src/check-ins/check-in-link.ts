import * as z from 'zod';
import { Id, Instant, line } from '../primitives';
import { checkInFields } from './check-in';

/** A link by which somebody outside of the app checks in once on behalf (CHK-4). */
export const CheckInLink = z.object({
  id: Id,
  circleId: Id,
  recipientId: Id,
  createdBy: Id,
  createdAt: Instant,
  expiresAt: Instant,
  usedAt: Instant.nullable(),
});
export type CheckInLink = z.infer<typeof CheckInLink>;

/** The secret of a link: its id and a signature. Another shape is no link. */
export const CheckInToken = z.string().regex(/^[\w-]{65}$/);

const { status, mood, notes } = checkInFields;

/** What somebody fills in who has only the link: their name, and how the person is. */
export const linkedCheckInFields = { name: line(60), status, mood, notes };
