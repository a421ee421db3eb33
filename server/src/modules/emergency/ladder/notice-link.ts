import { and, eq } from 'drizzle-orm';
import type { FieldCrypto } from '../../../crypto/field-crypto';
import { findMembership } from '../../../access/find-membership';
import type { Reader } from '../../../database/database';
import { plainName } from '../../../mail/plain-name';
import { refuse } from '../../../refuse';
import { alertNotices, alerts, type AlertRow, type NoticeRow } from '../alerts.tables';
import { signedId } from '../signed-id';

type NoticeKey = Pick<NoticeRow, 'circleId' | 'alertId' | 'contactId'>;

/** The secret of the link in the notice that a contact gets of an alert. */
function tokenOfNotice(crypto: FieldCrypto, { circleId, alertId, contactId }: NoticeKey): string {
  return signedId(crypto, `alert notice ${circleId} ${alertId}`, contactId);
}

export function linkOfNotice(crypto: FieldCrypto, origin: string, key: NoticeKey): string {
  return `${origin}/alert-notice/${tokenOfNotice(crypto, key)}`;
}

export function digestOfNotice(crypto: FieldCrypto, key: NoticeKey): string {
  return digestOfToken(crypto, tokenOfNotice(crypto, key));
}

function digestOfToken(crypto: FieldCrypto, token: string): string {
  return crypto.fingerprint(`alert notice token ${token}`);
}

/** The notice of a secret with its alert; a wrong one is refused like any other. */
export async function findNoticeOf(
  reader: Reader,
  crypto: FieldCrypto,
  token: string,
): Promise<{ notice: NoticeRow; alert: AlertRow }> {
  const [found] = await reader
    .select({ notice: alertNotices, alert: alerts })
    .from(alertNotices)
    .innerJoin(alerts, and(eq(alerts.circleId, alertNotices.circleId), eq(alerts.id, alertNotices.alertId)))
    .where(eq(alertNotices.digest, digestOfToken(crypto, token)));
  if (!found) throw noSuchNotice();
  return found;
}

/** The two names of the message, and how it stands; nothing of the alert that they were not told. */
export async function noticeShown(reader: Reader, alert: AlertRow, notice: NoticeRow) {
  const place = await findMembership(reader, alert.circleId, alert.triggeredBy);
  if (!place) throw noSuchNotice();
  return {
    person: plainName(place.member.name),
    circleName: plainName(place.circle.name),
    isOver: alert.status !== 'active',
    isConfirmed: notice.status === 'delivered' && notice.isRead !== false,
  };
}

function noSuchNotice() {
  return refuse('NOT_FOUND', { message: 'This link is not valid.' });
}
