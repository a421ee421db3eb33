import { apiContract } from '@carecircle/contracts/api';
import { and, desc, eq, inArray } from 'drizzle-orm';
import { defineQuery } from '../../spine/define-query';
import { interactionReport } from './interactions/interaction-report';
import { interactionAcceptances } from './medications.tables';
import { readTaken } from './read-taken';

const mostAcceptances = 200;

export const listInteractions = defineQuery(
  apiContract.care.listInteractions,
  async ({ db, circle, input: { recipientId } }) => {
    const { medications, allergies } = await readTaken(db, circle.id, recipientId);
    const rows = await db
      .select()
      .from(interactionAcceptances)
      .where(
        and(
          eq(interactionAcceptances.circleId, circle.id),
          eq(interactionAcceptances.recipientId, recipientId),
          inArray(
            interactionAcceptances.medicationId,
            medications.flatMap(({ id }) => id ?? []),
          ),
        ),
      )
      .orderBy(desc(interactionAcceptances.acceptedAt))
      .limit(mostAcceptances);
    const acceptances = rows.map(({ medicationId, keys, reason, acceptedBy, acceptedAt }) => ({
      ...{ medicationId, keys, reason, acceptedBy },
      acceptedAt: acceptedAt.toISOString(),
    }));
    return { ...interactionReport(medications, allergies), acceptances };
  },
);
