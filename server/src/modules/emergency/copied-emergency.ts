import { circleLimits } from '@carecircle/contracts';
import { Alert, Id, Instant, contactFields } from '@carecircle/contracts/schemas';
import { eq, isNull } from 'drizzle-orm';
import * as z from 'zod';
import type { CopiedKind } from '../copied-kind';
import { alerts } from './alerts.tables';
import { emergencyContacts } from './contacts/contacts.tables';

/** Emergency contacts, who are asked nothing by a restore (EMER-3), and alerts that are over (EMER-4). */
export const copiedEmergency: readonly CopiedKind[] = [
  {
    name: 'contacts',
    table: emergencyContacts,
    action: 'contact:view',
    fields: { id: Id, ...contactFields, createdAt: Instant, updatedAt: Instant },
    most: circleLimits.contacts,
    where: () => isNull(emergencyContacts.deletedAt),
  },
  {
    name: 'alerts',
    table: alerts,
    action: 'alert:view',
    fields: {
      ...Alert.omit({ circleId: true, helpers: true, notices: true }).shape,
      status: z.literal('resolved'),
      isFalseAlarm: z.boolean(),
      isDrill: z.boolean(),
    },
    people: ['triggeredBy', 'acknowledgedBy', 'resolvedBy'],
    where: () => eq(alerts.status, 'resolved'),
  },
];
