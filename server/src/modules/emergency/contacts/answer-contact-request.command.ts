import { apiContract } from '@carecircle/contracts/api';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { definePublicCommand } from '../../../spine/define-public-command';
import { findRequest } from './contact-request-rows';
import { contactRequests } from './contact-requests.tables';
import { contactOf } from './contact-rows';
import { emergencyContacts } from './contacts.tables';
import { noSuchRequest, requestShown } from './request-shown';

/** Whoever reads the mail decides, and may change their mind with the same link. */
export const answerContactRequest = definePublicCommand(
  apiContract.emergency.answerContactRequest,
  ({ input, now, services, transact }) =>
    transact(async ({ tx, record }) => {
      const row = await findRequest(tx, services.crypto, input.token);
      if (!row) throw noSuchRequest();
      const status = input.isConfirmed ? 'confirmed' : 'declined';
      if (row.status === status) return requestShown(tx, row);
      await tx.update(contactRequests).set({ status, answeredAt: now }).where(eq(contactRequests.id, row.id));
      const contacts = await tx
        .select()
        .from(emergencyContacts)
        .where(
          and(
            eq(emergencyContacts.circleId, row.circleId),
            sql`lower(${emergencyContacts.email}) = ${row.email}`,
            isNull(emergencyContacts.deletedAt),
          ),
        );
      for (const contact of contacts)
        await record.toCircle(row.circleId, 'contact.edited', { contact: await contactOf(tx, contact) });
      return requestShown(tx, { ...row, status });
    }),
);
