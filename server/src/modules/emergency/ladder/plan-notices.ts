import { alertLadder, contactWays, type Circle, type EmergencyContact } from '@carecircle/contracts';
import { and, eq, isNull, ne } from 'drizzle-orm';
import { members } from '../../../access/circles.tables';
import type { Reader, Transaction } from '../../../database/database';
import type { Services } from '../../../spine/services';
import { alertNotices, type AlertRow, type NoticeRow } from '../alerts.tables';
import { contactsOf } from '../contacts/contact-rows';
import { emergencyContacts } from '../contacts/contacts.tables';
import { digestOfNotice } from './notice-link';
import { takeUnconfirmedAlert } from './take-unconfirmed-alert';

const minuteMs = 60_000;

type Channels = Pick<Services, 'mail' | 'sms' | 'voice' | 'crypto'>;

/** Writes down who outside of the circle is notified when and by what, for as long as nobody in it answers (EMER-3). */
export async function planNotices(
  tx: Transaction,
  { alert, circle, services, now }: { alert: AlertRow; circle: Circle; services: Channels; now: Date },
): Promise<void> {
  const rows = await tx
    .select()
    .from(emergencyContacts)
    .where(
      and(
        eq(emergencyContacts.circleId, circle.id),
        eq(emergencyContacts.canReceiveAlerts, true),
        isNull(emergencyContacts.deletedAt),
      ),
    );
  if (rows.length === 0) return;
  const contacts = await contactsOf(tx, circle.id, rows);
  const isAlone = !(await hasOthers(tx, alert));
  const hasPrimary = contacts.some(({ isPrimary }) => isPrimary);
  const notices: (typeof alertNotices.$inferInsert)[] = [];
  for (const contact of contacts) {
    const { id: contactId, name, phone, preferredChannel: prefers } = contact;
    const way = circle.isDemo ? null : await wayTo(tx, contact, services, now);
    const key = { circleId: circle.id, alertId: alert.id, contactId };
    const about = { ...key, name, phone, prefers, digest: digestOfNotice(services.crypto, key) };
    const afterMs = isAlone ? 0 : delayOf(contact, hasPrimary) * minuteMs;
    notices.push(
      way
        ? { ...about, ...way, status: 'planned', at: new Date(now.getTime() + afterMs) }
        : { ...about, channel: 'call', email: null, status: 'call', at: now },
    );
  }
  await tx.insert(alertNotices).values(notices);
}

function delayOf({ isPrimary }: EmergencyContact, hasPrimary: boolean): number {
  return isPrimary || !hasPrimary ? alertLadder.primaryAfterMinutes : alertLadder.othersAfterMinutes;
}

/** Whether anybody else in the circle can answer. */
async function hasOthers(reader: Reader, { circleId, triggeredBy }: AlertRow): Promise<boolean> {
  const found = await reader
    .select({ id: members.personId })
    .from(members)
    .where(
      and(eq(members.circleId, circleId), eq(members.status, 'active'), ne(members.personId, triggeredBy)),
    )
    .limit(1);
  return found.length > 0;
}

/**
 * What the contact prefers, where it is configured, else the next way that is. An alert goes to contacts who have not answered yet, but
 * never without end, and not to those who declined.
 */
async function wayTo(
  tx: Transaction,
  { email, phone, preferredChannel, confirmation }: EmergencyContact,
  { mail, sms, voice }: Channels,
  now: Date,
): Promise<Pick<NoticeRow, 'channel' | 'email'> | null> {
  if (confirmation === 'declined') return null;
  const mayTake = async (address: string) =>
    confirmation === 'confirmed' || (await takeUnconfirmedAlert(tx, address, now));
  const address = email !== null && mail.isConfigured && (await mayTake(email)) ? email : null;
  const isOpen = { email: address !== null, sms: sms.isConfigured, call: voice.isConfigured };
  const channel = contactWays[preferredChannel].find((way) => isOpen[way]);
  if (channel && (channel === 'email' || (await mayTake(phone)))) return { channel, email: address };
  return address === null ? null : { channel: 'email', email: address };
}
