import { eq, isNotNull } from 'drizzle-orm';
import { circles } from '../access/circles.tables';
import type { Reader } from '../database/database';
import { grantPlan } from '../modules/billing';
import { circlePlans } from '../modules/plans';
import { inUnitOfWork } from '../spine/unit-of-work';
import type { Spine } from '../spine/spine';

type Grant = Parameters<typeof grantPlan>[1];

/** What circles ask for, a line each. */
export async function listRequests(reader: Reader): Promise<string[]> {
  const rows = await reader
    .select({ name: circles.name, code: circles.inviteCode, request: circlePlans.request })
    .from(circlePlans)
    .innerJoin(circles, eq(circles.id, circlePlans.circleId))
    .where(isNotNull(circlePlans.request));
  const lines = rows.flatMap(({ name, code, request }) =>
    request ? [`${code}  ${request.planId} ${request.interval}  ${request.requestedAt}  ${name}`] : [],
  );
  return lines.length > 0 ? lines : ['No circle asks for a plan.'];
}

export async function findCircle(reader: Reader, inviteCode: string) {
  const [found] = await reader
    .select({ id: circles.id, name: circles.name })
    .from(circles)
    .where(eq(circles.inviteCode, inviteCode));
  return found ?? null;
}

/** The operator's decision, told to the circle like any other change. */
export async function grant(spine: Spine, wanted: Grant): Promise<void> {
  const now = spine.services.clock.now();
  await inUnitOfWork(spine, { actorId: null, circleId: wanted.circleId, now }, (unit) =>
    grantPlan(unit, wanted),
  );
}
