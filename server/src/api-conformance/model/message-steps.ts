import { drawScene, expectSameIds, actionOf } from './record-steps';
import type { Random } from './random';
import type { StepMaker } from './step';
import {
  directMark,
  gateOf,
  living,
  type ModelCircle,
  type ModelPerson,
  type ModelRecord,
  type World,
} from './world';

const pageOf = <T>(records: readonly T[]) => records.slice(-50);

/** The other side of a thread: nobody for the group chat, else a member or anybody. */
function drawPartner(world: World, random: Random, circle: ModelCircle): ModelPerson | null {
  if (random.chance(0.4)) return null;
  const members = world.people.filter(({ id }) => circle.members.has(id));
  return random.pick(random.chance(0.7) ? members : world.people) ?? null;
}

/** What stands between two people: 404 for oneself, strangers and waiting people; `gone` when the other has left. */
function refusalFor(circle: ModelCircle, actor: ModelPerson, partner: ModelPerson | null, gone: number) {
  if (!partner) return null;
  const status = circle.members.get(partner.id)?.status;
  if (partner.id === actor.id || status === undefined || status === 'pending') return 404;
  return status === 'former' ? gone : null;
}

export const sendMessage: StepMaker = (world, random) => {
  const scene = drawScene(world, random);
  if (!scene) return null;
  const { actor, circle } = scene;
  const partner = drawPartner(world, random, circle);
  const id = random.uuid();
  const text = partner ? directMark(world, circle, actor, partner) : `mark-${circle.number}-group`;
  return {
    key: 'communication.sendMessage',
    actor,
    input: { circleId: circle.id, messageId: id, recipientId: partner?.id ?? null, text },
    status: gateOf(circle, actor.id, 'message:send') ?? refusalFor(circle, actor, partner, 409) ?? 200,
    after: () => {
      const to = partner?.id ?? null;
      circle.records.push({ id, kind: 'message', isDeleted: false, state: '', by: actor.id, to });
    },
  };
};

export const listMessages: StepMaker = (world, random) => {
  const scene = drawScene(world, random);
  if (!scene) return null;
  const { actor, circle } = scene;
  const partner = drawPartner(world, random, circle);
  const thread = ({ by, to }: ModelRecord) =>
    partner ? (by === actor.id && to === partner.id) || (by === partner.id && to === actor.id) : to === null;
  return {
    key: 'communication.listMessages',
    actor,
    input: { circleId: circle.id, ...(partner && { withMemberId: partner.id }) },
    status: gateOf(circle, actor.id, 'message:view') ?? refusalFor(circle, actor, partner, 200) ?? 200,
    after: ({ messages }: { messages: { id: string }[] }) =>
      expectSameIds(messages, pageOf(living(circle, 'message').filter(thread))),
  };
};

export const findMessages: StepMaker = (world, random) => {
  const scene = drawScene(world, random);
  if (!scene) return null;
  const key = 'communication.listFoundMessages';
  const { actor, circle } = scene;
  return {
    key,
    actor,
    input: { circleId: circle.id, text: 'mark-', limit: 100 },
    status: gateOf(circle, actor.id, actionOf(key)) ?? 200,
  };
};
