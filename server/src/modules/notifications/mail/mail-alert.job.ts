import type { NotificationRuleName } from '@carecircle/contracts/notifications/notification-rules';
import { Id } from '@carecircle/contracts/schemas';
import { and, eq } from 'drizzle-orm';
import * as z from 'zod';
import { findMembership } from '../../../access/find-membership';
import type { Reader } from '../../../database/database';
import { layOutLetter } from '../../../mail/lay-out-letter';
import type { Letter } from '../../../mail/mail';
import { countUpTo } from '../../../mail/take-mail';
import type { UnitOfWork } from '../../../spine/context';
import { defineSendingJob } from '../../../spine/define-sending-job';
import { readSettings, readSettingsOf } from '../../notification-settings';
import { notificationFor } from '../causes-of';
import { notificationOf } from '../notification-rows';
import { notifications, type NotificationRow } from '../notifications.tables';
import { logDelivery } from '../push/log-delivery';
import { pushWords } from '../words/push-words';
import { wordsFor } from '../words/reader-words';
import { mailWords } from './mail-words';
import { readMailReader } from './read-mail-reader';

/** What 'Emergency alerts' mails. */
const mailedCauses: readonly string[] = [
  ...(['alert-raised', 'alert-resolved', 'alert-false-alarm'] satisfies NotificationRuleName[]),
];

const payload = z.object({ circleId: Id, notificationId: Id, personId: Id });
type Told = z.infer<typeof payload>;

/** More alerts than any family has in a day: somebody who raises one after another fills no mailbox. */
const mostADay = 20;

/**
 * Mails a member what the app and their devices tell of an alert, unless they have switched that mail off (EMER-2, NOTE-2). A call
 * for help is not optional mail: no consent is asked, and no link ends it but the switch.
 */
export const mailAlert = defineSendingJob({
  name: 'notifications.mail-alert',
  rank: 'urgent',
  payload,
  keyOf: ({ notificationId, personId }) => `${notificationId}:${personId}`,
  async prepare({ tx, payload: told, services }) {
    const { settings } = await readSettingsOf(tx, told.personId);
    if (!settings.emailEnabled || !settings.emergencyAlerts) return null;
    const letter = await alertLetter(tx, told, services.origin);
    return letter && (() => services.mail.send(letter));
  },
  async settle(unit, told, outcome) {
    const reader = await readMailReader(unit.tx, told.personId);
    if (!reader) return;
    const status = outcome === 'sent' ? 'sent' : 'failed';
    const title = pushWords[reader.preferences.language].hidden.emergency ?? '';
    await logDelivery(unit, told.personId, { channel: 'mail', status, title, target: reader.email });
  },
});

/** Plans the letters of what people were just told. Nothing leaves a demo circle, whose people are made up. */
export async function planAlertMails(
  { tx, now, schedule, services: { mail } }: Pick<UnitOfWork, 'tx' | 'now' | 'schedule' | 'services'>,
  rows: readonly NotificationRow[],
): Promise<void> {
  const alerts = rows.filter(({ cause }) => mailedCauses.includes(cause));
  const [first] = alerts;
  if (!first || !mail.isConfigured) return;
  const settings = await readSettings(
    tx,
    alerts.map(({ personId }) => personId),
  );
  for (const { circleId, id: notificationId, personId } of alerts) {
    const own = settings(personId).settings;
    if (!own.emailEnabled || !own.emergencyAlerts) continue;
    if (!(await countUpTo(tx, `alert-mail ${personId}`, mostADay, now))) continue;
    const told = { circleId, notificationId, personId };
    await schedule(mailAlert, told, now, { key: `${notificationId}:${personId}` });
  }
}

async function alertLetter(
  reader: Reader,
  { circleId, notificationId, personId }: Told,
  origin: string,
): Promise<Letter | null> {
  const [row] = await reader
    .select()
    .from(notifications)
    .where(and(eq(notifications.circleId, circleId), eq(notifications.id, notificationId)));
  const place = await findMembership(reader, circleId, personId);
  const to = await readMailReader(reader, personId);
  if (!row || !to || place?.member.status !== 'active' || place.circle.isDemo || isOver(row)) return null;
  const notification = notificationFor(place.member, notificationOf(row));
  if (!notification) return null;
  const { language } = to.preferences;
  const words = mailWords[language];
  const { title, text } = wordsFor(to.preferences, notification);
  const isCall = row.cause === 'alert-raised';
  const message = isCall && typeof row.values.message === 'string' ? row.values.message : '';
  return layOutLetter({
    ...{ to: to.email, language, greeting: words.dear(to.name) },
    subject: isCall ? (pushWords[language].hidden.emergency ?? title) : title,
    paragraphs: [text, message].filter((line) => line !== ''),
    button: { label: words.openAlert, url: `${origin}${row.link}` },
    footnotes: [words.whyAlert],
  });
}

/** Somebody looks after it already: a letter that was held up calls nobody any more. */
function isOver({ cause, isCalling, read }: NotificationRow): boolean {
  return cause === 'alert-raised' && !isCalling && read;
}
