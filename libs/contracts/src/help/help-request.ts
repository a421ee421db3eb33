import * as z from 'zod';
import { Id, Instant } from '../primitives';

/** A check-in that says 'needs help', until somebody is on it and for a while after (CHK-2). */
export const HelpRequest = z.object({
  checkInId: Id,
  circleId: Id,
  recipientId: Id,
  askedBy: Id,
  /** Name of whoever filled it in over a link of that member; null where the member did it. */
  overLinkBy: z.string().nullable(),
  /** Empty for who may not see check-ins. */
  notes: z.string(),
  askedAt: Instant,
  onItId: Id.nullable(),
  onItAt: Instant.nullable(),
});
export type HelpRequest = z.infer<typeof HelpRequest>;
