import { contactWays, type AlertNotice } from '@carecircle/contracts';
import type { Services } from '../../../spine/services';
import type { AlertRow, NoticeRow } from '../alerts.tables';

type Way = AlertNotice['channel'];

/** The way after one that failed; null where there is none. Only a critical alert calls somebody who does not prefer calls. */
export function wayAfter(
  failed: Way,
  notice: Pick<NoticeRow, 'prefers' | 'email'>,
  { severity }: Pick<AlertRow, 'severity'>,
  { sms, voice }: Pick<Services, 'sms' | 'voice'>,
): Way | null {
  const prefers = notice.prefers ?? 'email';
  const isOpen: Record<Way, boolean> = {
    email: notice.email !== null,
    sms: sms.isConfigured,
    call: voice.isConfigured && (prefers === 'call' || severity === 'critical'),
  };
  const order = contactWays[prefers];
  return order.slice(order.indexOf(failed) + 1).find((way) => isOpen[way]) ?? null;
}
