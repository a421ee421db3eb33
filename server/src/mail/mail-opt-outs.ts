import { mailKinds, type MailKind } from '@carecircle/contracts';
import { and, eq } from 'drizzle-orm';
import type { FieldCrypto } from '../crypto/field-crypto';
import type { Reader, Transaction } from '../database/database';
import { mailOptOuts } from './mail-opt-outs.tables';

/** Mail of one kind to one address. */
export interface MailTopic {
  email: string;
  kind: MailKind;
}

const signatureLength = 43;

/** Where the reader of a letter ends mail of its kind; whoever has the letter may. */
export function unsubscribeUrl(
  { crypto, origin }: { crypto: FieldCrypto; origin: string },
  topic: MailTopic,
): string {
  const text = textOf(topic);
  return `${origin}/unsubscribe/${Buffer.from(text).toString('base64url')}${signatureOf(crypto, text)}`;
}

/** What such a link is about; null for one that was not made here. */
export function readUnsubscribeToken(crypto: FieldCrypto, token: string): MailTopic | null {
  const text = Buffer.from(token.slice(0, -signatureLength), 'base64url').toString('utf8');
  if (signatureOf(crypto, text) !== token.slice(-signatureLength)) return null;
  const [name = '', email = ''] = text.split(' ');
  const kind = mailKinds.find((known) => known === name);
  return kind && email ? { kind, email } : null;
}

/** Whether an address wants no mail of this kind: whoever sends asks first. */
export async function hasOptedOut(reader: Reader, topic: MailTopic): Promise<boolean> {
  const rows = await reader.select({ at: mailOptOuts.at }).from(mailOptOuts).where(isTopic(topic));
  return rows.length > 0;
}

export async function setOptedOut(
  tx: Transaction,
  topic: MailTopic,
  { isOut, now }: { isOut: boolean; now: Date },
): Promise<void> {
  const row = { ...topic, email: topic.email.toLowerCase(), at: now };
  if (isOut) await tx.insert(mailOptOuts).values(row).onConflictDoNothing();
  else await tx.delete(mailOptOuts).where(isTopic(topic));
}

function isTopic({ email, kind }: MailTopic) {
  return and(eq(mailOptOuts.email, email.toLowerCase()), eq(mailOptOuts.kind, kind));
}

function textOf({ kind, email }: MailTopic): string {
  return `${kind} ${email.toLowerCase()}`;
}

function signatureOf(crypto: FieldCrypto, text: string): string {
  return crypto.fingerprint(`unsubscribe ${text}`);
}
