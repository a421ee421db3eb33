import type { ModelHindrance } from '@carecircle/contracts';
import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import { consents } from '../../access/sharing/sharing.tables';
import { consentsOf } from '../../access/sharing/consents-of';
import type { Reader } from '../../database/database';
import type { LanguageModel } from '../../language-model/language-model';
import type { Services } from '../../spine/services';
import { recipients } from '../circles';

interface Asked {
  reader: Reader;
  services: Services;
  circleId: string;
  personId: string;
}

/**
 * The language model that may be asked for a person, or null. Everything that decides it is decided here: what the skills read goes
 * to the operator of the model, so the one who asks and everybody cared for in this circle who has an account of their own must have
 * consented to data processing (PRIV-3). Without that Louise answers by herself.
 */
export async function modelFor(
  asked: Asked,
): Promise<{ model: LanguageModel | null; hindrance: ModelHindrance | null }> {
  const { model } = asked.services;
  if (!model) return { model: null, hindrance: null };
  const hindrance = await hindranceOf(asked);
  return { model: hindrance === null ? model : null, hindrance };
}

async function hindranceOf({ reader, circleId, personId }: Asked): Promise<ModelHindrance | null> {
  if (!(await consentsOf(reader, personId))['data-processing']) return 'no-consent';
  const caredFor = reader
    .select({ id: recipients.memberId })
    .from(recipients)
    .where(and(eq(recipients.circleId, circleId), isNotNull(recipients.memberId)));
  const [withdrawn] = await reader
    .select({ personId: consents.personId })
    .from(consents)
    .where(
      and(
        inArray(consents.personId, caredFor),
        eq(consents.kind, 'data-processing'),
        eq(consents.isGiven, false),
      ),
    )
    .limit(1);
  return withdrawn ? 'consent-of-other' : null;
}
