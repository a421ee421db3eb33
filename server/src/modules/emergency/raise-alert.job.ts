import type { EmergencyContact } from '@carecircle/contracts';
import { Id } from '@carecircle/contracts/schemas';
import { and, eq, isNull } from 'drizzle-orm';
import * as z from 'zod';
import type { Transaction } from '../../database/database';
import { defineJob } from '../../spine/define-job';
import { changeAlert, lockAnyAlert } from './alert-rows';
import { alertNotices, type NoticeRow } from './alerts.tables';
import { contactsOf } from './contact-rows';
import { emergencyContacts } from './contacts.tables';
import { mailAlertNotice } from './mail-alert-notice.job';
import { mailJobKey } from './notice-rows';
import { takeUnconfirmedAlert } from './take-unconfirmed-alert';

/** The countdown has ended: the alert is active and everyone who may be told is told (EMER-2). */
export const raiseAlert = defineJob({
  name: 'emergency.raise-alert',
  rank: 'urgent',
  payload: z.object({ circleId: Id, alertId: Id }),
  async run({ tx, payload, now, record, schedule, services }) {
    const row = await lockAnyAlert(tx, payload.circleId, payload.alertId);
    if (row?.status !== 'armed') return;
    const notices = await addNotices(tx, payload, now, services.mail.isConfigured);
    const alert = await changeAlert(tx, row, { status: 'active', raisedAt: now });
    await record('alert.raised', { alert });
    for (const { contactId, status } of notices) {
      if (status !== 'waiting') continue;
      await schedule(mailAlertNotice, { ...payload, contactId, attempt: 1 }, now, {
        key: mailJobKey({ ...payload, contactId }),
      });
    }
  },
});

/** Contacts with a mail address are mailed where mail is configured; the others can only be called (EMER-3). */
async function addNotices(
  tx: Transaction,
  { circleId, alertId }: { circleId: string; alertId: string },
  now: Date,
  canMail: boolean,
): Promise<NoticeRow[]> {
  const contacts = await tx
    .select()
    .from(emergencyContacts)
    .where(
      and(
        eq(emergencyContacts.circleId, circleId),
        eq(emergencyContacts.canReceiveAlerts, true),
        isNull(emergencyContacts.deletedAt),
      ),
    );
  if (contacts.length === 0) return [];
  const told = await contactsOf(tx, circleId, contacts);
  const rows: NoticeRow[] = [];
  for (const contact of told) {
    const { id, name, phone } = contact;
    const email = canMail && (await mayMail(tx, contact, now)) ? contact.email : null;
    const status = email === null ? 'call' : 'waiting';
    rows.push({ circleId, alertId, contactId: id, name, phone, email, status, at: now });
  }
  return tx.insert(alertNotices).values(rows).returning();
}

/** An alert goes to whoever has not answered yet, but never without end, and not to whoever declined. */
async function mayMail(
  tx: Transaction,
  { email, confirmation }: EmergencyContact,
  now: Date,
): Promise<boolean> {
  if (email === null || confirmation === 'declined') return false;
  return confirmation === 'confirmed' || takeUnconfirmedAlert(tx, email, now);
}
