import * as z from 'zod';

/** The secret of a link in a mail about an account: its id and a signature. Another shape is no link. */
export const AccountToken = z.string().regex(/^[\w-]{65}$/);

/** The secret in the foot of mail that can be ended: what it is about, and a signature. */
export const MailChoiceToken = z.string().regex(/^[\w-]{50,500}$/);

/** What such a link is for. */
export const AccountLinkKind = z.enum(['password', 'email']);
export type AccountLinkKind = z.infer<typeof AccountLinkKind>;
