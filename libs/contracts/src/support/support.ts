import * as z from 'zod';
import { Id, Instant, longText } from '../primitives';
import { supportLimits } from './support-limits';

/** One line of the conversation between a person and the operators of this installation (SET-5). */
export const SupportMessage = z.object({
  id: Id,
  at: Instant,
  author: z.enum(['person', 'operator']),
  text: z.string().max(supportLimits.text),
  /** Of what the person wrote: whether it has left for the operators' mailbox. */
  state: z.enum(['waiting', 'sent', 'failed']),
});
export type SupportMessage = z.infer<typeof SupportMessage>;

/** What the form for a message hands over; the same schema checks it in browser and server (ALL-3). */
export const SupportMessageInput = z.strictObject({ text: longText(supportLimits.text) });

/** Ways to the operators, as they have set them; null where they offer none. */
export const SupportDesk = z.object({
  /** Whether a message can be sent from here; why not otherwise. */
  writing: z.enum(['open', 'not-configured', 'demo']),
  email: z.string().max(254).nullable(),
  phone: z.string().max(40).nullable(),
  forumUrl: z.string().max(500).nullable(),
  /** When somebody is there, in the operators' own words. */
  hours: z.string().max(120).nullable(),
});
export type SupportDesk = z.infer<typeof SupportDesk>;

/** One published version of one area of the product, and what it brought. */
export const ReleaseNote = z.object({
  remote: z.string(),
  version: z.string(),
  publishedAt: Instant,
  /** Whether it is what runs now. */
  isServed: z.boolean(),
  /** In the reader's language, else in English; null where its team wrote none. */
  notes: z.string().nullable(),
});
export type ReleaseNote = z.infer<typeof ReleaseNote>;
