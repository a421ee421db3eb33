import { Id } from '@carecircle/contracts/schemas';
import type { FastifyInstance } from 'fastify';
import { isOperator } from '../../access/is-operator';
import { readSession } from '../../modules/circles';
import { chooseReleases, type Audience } from '../../modules/releases';
import type { Spine } from '../../spine/spine';
import { overrideReleases } from '../override/override-releases';
import type { HttpContext } from '../route-plugin';

const nobody: Audience = { circleId: null, isOperator: false };

/**
 * `/releases/chosen.json`: what the registry chooses for the circle that this page shows, or the person's own (MFE-3), with what this
 * browser overrides (MFE-9).
 */
export function chosenRoute(app: FastifyInstance, { spine }: HttpContext): void {
  app.get<{ Querystring: { circle?: unknown } }>('/releases/chosen.json', async (request, reply) => {
    const personId = request.signedIn?.person.id;
    const wanted = Id.safeParse(request.query.circle).data;
    const audience = personId ? await audienceOf(spine, personId, wanted) : nobody;
    const { db } = spine.database;
    const releases = await chooseReleases(db, spine.services, audience);
    const overridden = await overrideReleases(request, { releases, isOperator: audience.isOperator }, db);
    return reply.header('cache-control', 'no-store').send(overridden?.releases ?? releases);
  });
}

async function audienceOf(
  { database, services }: Spine,
  personId: string,
  wanted?: string,
): Promise<Audience> {
  const { session } = await readSession(database.db, personId, wanted);
  return {
    circleId: session.circle?.id ?? null,
    isOperator: isOperator(services.operators, session.person),
  };
}
