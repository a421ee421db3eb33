import { apiContract } from '@carecircle/contracts/api';
import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm';
import { defineQuery } from '../../../spine/define-query';
import { contactsOf } from './contact-rows';
import { emergencyContacts } from './contacts.tables';

export const listContacts = defineQuery(apiContract.emergency.listContacts, async ({ db, circle }) => {
  const rows = await db
    .select()
    .from(emergencyContacts)
    .where(and(eq(emergencyContacts.circleId, circle.id), isNull(emergencyContacts.deletedAt)))
    .orderBy(
      desc(emergencyContacts.isPrimary),
      asc(sql`lower(${emergencyContacts.name})`),
      asc(emergencyContacts.id),
    );
  return contactsOf(db, circle.id, rows);
});
