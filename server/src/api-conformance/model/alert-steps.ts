import type { OperationKey } from '../../testing/call-operation';
import { actionOf, drawRecord, drawScene, expectSameIds } from './record-steps';
import type { StepMaker } from './step';
import { gateOf, living, type ModelRecord, type World } from './world';

const mostOpen = 5;

export const armAlert: StepMaker = (world, random) => {
  const scene = drawScene(world, random);
  if (!scene || living(scene.circle, 'alert').length >= mostOpen) return null;
  const { actor, circle } = scene;
  const id = random.uuid();
  const message = `mark-${circle.number}-alert`;
  return {
    key: 'emergency.armAlert',
    actor,
    input: { circleId: circle.id, alertId: id, type: 'fall', message, location: null },
    status: gateOf(circle, actor.id, 'alert:raise') ?? 200,
    after: () =>
      void circle.records.push({
        id,
        kind: 'alert',
        isDeleted: false,
        state: 'armed',
        by: actor.id,
        to: null,
      }),
  };
};

/** Nobody but the raiser knows of an alert that is not out; `isDeleted` marks one that is over. */
export const endAlert: StepMaker = (world, random) => {
  const scene = drawScene(world, random);
  const alert = scene && drawRecord(world, random, scene.circle, 'alert');
  if (!scene || !alert) return null;
  const { actor, circle } = scene;
  const isCancel = random.chance(0.5);
  const key: OperationKey = isCancel ? 'emergency.cancelAlert' : 'emergency.resolveAlert';
  const isKnown = circle.records.includes(alert) && (wasRaised(alert) || alert.by === actor.id);
  const inner = isCancel ? cancelStatus(alert, actor.id) : wasRaised(alert) ? 200 : 409;
  return {
    key,
    actor,
    input: { circleId: circle.id, alertId: alert.id },
    status: gateOf(circle, actor.id, actionOf(key)) ?? (isKnown ? inner : 404),
    after: () => {
      if (!alert.isDeleted) alert.state = wasRaised(alert) ? 'resolved' : 'cancelled';
      alert.isDeleted = true;
    },
  };
};

export const listOpenAlerts: StepMaker = (world, random) => {
  const scene = drawScene(world, random);
  if (!scene) return null;
  const { actor, circle } = scene;
  return {
    key: 'emergency.listOpenAlerts',
    actor,
    input: { circleId: circle.id },
    status: gateOf(circle, actor.id, 'alert:view') ?? 200,
    after: (shown: { id: string }[]) =>
      expectSameIds(
        shown,
        living(circle, 'alert').filter(({ state, by }) => state === 'active' || by === actor.id),
      ),
  };
};

/** The countdown of every armed alert has ended. */
export function raiseArmed(world: World): void {
  for (const { records } of world.circles)
    for (const alert of records)
      if (alert.kind === 'alert' && alert.state === 'armed') alert.state = 'active';
}

const wasRaised = ({ state }: ModelRecord) => state === 'active' || state === 'resolved';
const cancelStatus = ({ by }: ModelRecord, actorId: string) => (by === actorId ? 200 : 403);
