import { releasePaths } from '@carecircle/contracts';
import { Id, ReleaseReason, RemoteName, RolloutChange } from '@carecircle/contracts/schemas';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import {
  endReleaseTokens,
  explainChoice,
  makeReleaseToken,
  readArea,
  readAreas,
  readHistory,
  readVersions,
  steerRollout,
} from '../../modules/releases';
import { refuse } from '../../refuse';
import { inUnitOfWork } from '../../spine/unit-of-work';
import { requireShallow } from '../protection/json-depth';
import type { HttpContext } from '../route-plugin';
import { requireOperatorCaller } from './release-caller';

const Steering = z.strictObject({
  change: RolloutChange,
  reason: ReleaseReason,
  revision: z.int().min(0).optional(),
});
const Named = z.strictObject({ label: z.string().trim().min(1).max(100) });
type Params = { Params: { remote: string } };

/** What the command line asks: the same as the operators' screen, with the operator's token (REL-6). */
export function operatorRoutes(app: FastifyInstance, { spine }: HttpContext): void {
  const { db } = spine.database;
  const { clock } = spine.services;

  app.get(releasePaths.releases, async (request) => {
    await requireOperatorCaller(spine, request);
    return readAreas(db, clock.now());
  });

  app.get<Params>(`${releasePaths.releases}/:remote`, async (request) => {
    await requireOperatorCaller(spine, request);
    const remote = read(RemoteName, request.params.remote);
    const area = await readArea(db, remote, clock.now());
    return { area, versions: await readVersions(db, remote), history: await readHistory(db, remote) };
  });

  app.get<Params & { Querystring: { circle?: unknown } }>(
    `${releasePaths.releases}/:remote/why`,
    async (request) => {
      await requireOperatorCaller(spine, request);
      const remote = read(RemoteName, request.params.remote);
      const circleId = read(Id, request.query.circle);
      return explainChoice(db, { remote, circleId, servable: spine.services });
    },
  );

  app.post<Params>(`${releasePaths.releases}/:remote/rollout`, async (request) => {
    const { label: actor } = await requireOperatorCaller(spine, request);
    requireShallow(request.body ?? {});
    const remote = read(RemoteName, request.params.remote);
    const { change, reason, revision = null } = read(Steering, request.body);
    const origin = { actorId: null, circleId: null, now: clock.now() };
    await inUnitOfWork(spine, origin, (unit) =>
      steerRollout(unit, { remote, revision, change, reason, actor }),
    );
    return readArea(db, remote, clock.now());
  });

  app.post<Params>(`${releasePaths.releases}/:remote/tokens`, async (request, reply) => {
    const { label: actor } = await requireOperatorCaller(spine, request);
    const remote = read(RemoteName, request.params.remote);
    const { label } = read(Named, request.body);
    const token = await makeReleaseToken(db, { remote, label, actor, at: clock.now() });
    return reply.code(201).header('cache-control', 'no-store').send({ token });
  });

  app.delete<Params>(`${releasePaths.releases}/:remote/tokens`, async (request) => {
    const { label: actor } = await requireOperatorCaller(spine, request);
    const remote = read(RemoteName, request.params.remote);
    return { ended: await endReleaseTokens(db, { remote, actor, at: clock.now() }) };
  });
}

function read<T>(schema: z.ZodType<T>, value: unknown): T {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw refuse('INVALID_INPUT', { message: `${issue?.path.join('.') ?? ''} ${issue?.message ?? ''}`.trim() });
}
