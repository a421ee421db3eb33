import type { FieldCrypto } from '../../../crypto/field-crypto';
import { longId, shortId } from '../signed-id';

/** One attempt to tell somebody of an alert over a gateway. */
export interface ReportedAttempt {
  /** An emergency contact or a member. */
  kind: 'contact' | 'member';
  channel: 'sms' | 'call';
  attempt: number;
  circleId: string;
  alertId: string;
  toldId: string;
}

const shape = /^(contact|member)\.(sms|call)\.(\d{1,3})\.([\w-]{22})\.([\w-]{22})\.([\w-]{22})\.[\w-]{43}$/;

/** Where a gateway may tell what became of an attempt. The address says which one, signed: nothing of it is stored. */
export function reportLink(
  { crypto, origin }: { crypto: FieldCrypto; origin: string },
  reported: ReportedAttempt,
): string {
  return `${origin}/api/delivery-reports/${tokenOf(crypto, reported)}`;
}

/** The attempt of an address; null for one that this installation did not make. */
export function readReportToken(crypto: FieldCrypto, token: string): ReportedAttempt | null {
  const [, kind, channel, attempt, circle = '', alert = '', told = ''] = shape.exec(token) ?? [];
  if (!kind) return null;
  const reported = {
    kind: kind as ReportedAttempt['kind'],
    channel: channel as ReportedAttempt['channel'],
    attempt: Number(attempt),
    ...{ circleId: longId(circle), alertId: longId(alert), toldId: longId(told) },
  };
  return tokenOf(crypto, reported) === token ? reported : null;
}

function tokenOf(
  crypto: FieldCrypto,
  { kind, channel, attempt, circleId, alertId, toldId }: ReportedAttempt,
): string {
  const body = [kind, channel, attempt, ...[circleId, alertId, toldId].map(shortId)].join('.');
  return `${body}.${crypto.fingerprint(`delivery report ${body}`)}`;
}
