import type { BookingInput, Circle, Member } from '@carecircle/contracts';
import { can } from '@carecircle/permissions';
import type { Transaction } from '../../../database/database';
import { dayIn } from '../../../records/circle-days';
import { refuse } from '../../../refuse';
import { requireRecipientOfEvent } from '../../calendar';
import { findRecipient } from '../../circles';
import type { ProviderRow } from '../providers/providers.tables';

/**
 * Refuses, at its field, a day that is over, a service that the provider does not have, and the insurer of somebody who has none or
 * whose insurers this member may not see (SERV-2).
 */
export async function requireFittingBooking(
  tx: Transaction,
  { circle, actor, now }: { circle: Circle; actor: Member; now: Date },
  provider: ProviderRow,
  { recipientId, date, serviceType, useInsurance }: BookingInput,
): Promise<void> {
  await requireRecipientOfEvent(tx, circle.id, recipientId);
  if (date < dayIn(circle.timeZone, now)) throw wrong('date', 'day_past', 'This day is over.');
  const { services, acceptsInsurance } = provider.facts;
  if (services.length > 0 && !services.includes(serviceType))
    throw wrong('serviceType', 'invalid_value', 'The provider does not have this service.');
  if (!useInsurance) return;
  const recipient = recipientId ? await findRecipient(tx, circle.id, recipientId) : null;
  const isInsured = can(actor, 'recipient:view-health') && (recipient?.insurers.length ?? 0) > 0;
  if (!isInsured || !acceptsInsurance)
    throw wrong('useInsurance', 'no_insurance', 'There is no insurance on file that can be used.');
}

function wrong(path: keyof BookingInput, code: string, message: string) {
  return refuse('INVALID_INPUT', { message, fields: [{ path, code }] });
}
