import { circleLimits } from '@carecircle/contracts';
import { apiContract } from '@carecircle/contracts/api';
import { and, desc, eq, inArray } from 'drizzle-orm';
import { defineQuery } from '../../spine/define-query';
import { boundedReport } from './interactions/bounded-report';
import { interactionReport } from './interactions/interaction-report';
import { interactionAcceptances } from './medications.tables';
import { readTaken } from './doses/read-taken';

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
      .limit(circleLimits.medications);
    const acceptances = rows.map(({ medicationId, keys, reason, acceptedBy, acceptedAt }) => ({
      ...{ medicationId, keys, reason, acceptedBy },
      acceptedAt: acceptedAt.toISOString(),
    }));
    return { ...boundedReport(interactionReport(medications, allergies)), acceptances };
  },
);
