import { firstDefaultPermissions, roles, type Action, type Role } from '@carecircle/contracts';
import { joiningPermissions, presetFor } from '@carecircle/permissions';
import type { OperationKey } from '../../testing/call-operation';
import type { Random } from './random';
import type { Step, StepMaker } from './step';
import { activeAdmins, gateOf, waitsIn, type ModelCircle, type ModelMember, type World } from './world';

const mostCircles = 6;
const mostRejections = 3;

const joined = (role: Role, status: ModelMember['status'] = 'active'): ModelMember => ({
  ...{ role, status, permissions: joiningPermissions(role, firstDefaultPermissions) },
});

export const createCircle: StepMaker = (world, random) => {
  const actor = random.pick(world.people);
  if (!actor || world.circles.length >= mostCircles) return null;
  const number = world.circles.length;
  const id = random.uuid();
  return {
    key: 'circles.createCircle',
    actor,
    input: { newCircleId: id, name: `mark-${number}-name`, timeZone: 'UTC' },
    status: 200,
    after: () => {
      const members: ModelCircle['members'] = new Map([[actor.id, joined('admin')]]);
      world.circles.push({ id, number, inviteCode: '', members, rejections: new Map(), records: [] });
    },
  };
};

export const readInviteCode: StepMaker = (world, random) => {
  const [actor, circle] = [random.pick(world.people), random.pick(world.circles)];
  if (!actor || !circle) return null;
  return {
    key: 'circles.getInviteCode',
    actor,
    input: { circleId: circle.id },
    status: gateOf(circle, actor.id, 'circle:view-invite-code') ?? 200,
    after: ({ inviteCode }: { inviteCode: string }) => {
      circle.inviteCode = inviteCode;
    },
  };
};

export const joinCircle: StepMaker = (world, random) => {
  const [actor, circle] = [
    random.pick(world.people),
    random.pick(world.circles.filter((one) => one.inviteCode)),
  ];
  if (!actor || !circle) return null;
  const place = circle.members.get(actor.id);
  const isTired = !waitsIn(circle, actor.id) && (circle.rejections.get(actor.id) ?? 0) >= mostRejections;
  return {
    key: 'circles.joinCircle',
    actor,
    input: { inviteCode: circle.inviteCode },
    status: place?.status === 'active' || isTired ? 409 : 200,
    after: () => {
      if (place) place.asks = true;
      else circle.members.set(actor.id, joined('family', 'pending'));
    },
  };
};

interface MemberCase {
  world: World;
  random: Random;
  key: OperationKey;
  action: Action;
  wanted: 'pending' | 'active';
  input?: object;
}

/** A step of somebody with somebody else's place, both drawn from all people. */
function onMember({ world, random, key, action, wanted, input }: MemberCase) {
  const [actor, subject] = [random.pick(world.people), random.pick(world.people)];
  const circle = random.pick(world.circles);
  if (!actor || !subject || !circle) return null;
  const place = circle.members.get(subject.id);
  const waits = waitsIn(circle, subject.id);
  const isThere =
    wanted === 'pending' ? place?.status === 'active' || waits : place && place.status !== 'former';
  const isWanted = wanted === 'pending' ? waits : place?.status === wanted;
  const inner = !isThere ? 404 : isWanted ? 200 : 409;
  const step: Step = {
    key,
    actor,
    input: { circleId: circle.id, memberId: subject.id, ...input },
    status: gateOf(circle, actor.id, action) ?? inner,
  };
  const isLastAdmin = place?.role === 'admin' && activeAdmins(circle).length === 1;
  return { step, circle, subject, place, isLastAdmin };
}

const drawRole = (random: Random): Role => random.pick(roles) ?? 'family';

export const admitMember: StepMaker = (world, random) => {
  const role = drawRole(random);
  const drawn = onMember({
    world,
    random,
    key: 'circles.admitMember',
    action: 'member:admit',
    wanted: 'pending',
    input: { role },
  });
  if (!drawn) return null;
  const { step, circle, subject } = drawn;
  return {
    ...step,
    after: () => {
      circle.members.set(subject.id, joined(role));
      circle.rejections.delete(subject.id);
    },
  };
};

export const rejectMember: StepMaker = (world, random) => {
  const drawn = onMember({
    world,
    random,
    key: 'circles.rejectMember',
    action: 'member:admit',
    wanted: 'pending',
  });
  if (!drawn) return null;
  const { step, circle, subject, place } = drawn;
  return {
    ...step,
    after: () => {
      if (place?.status === 'former') place.asks = false;
      else circle.members.delete(subject.id);
      circle.rejections.set(subject.id, (circle.rejections.get(subject.id) ?? 0) + 1);
    },
  };
};

export const changeMemberRole: StepMaker = (world, random) => {
  const role = drawRole(random);
  const drawn = onMember({
    world,
    random,
    key: 'circles.changeMemberRole',
    action: 'member:change-role',
    wanted: 'active',
    input: { role },
  });
  if (!drawn) return null;
  const { step, circle, subject, place, isLastAdmin } = drawn;
  const status = step.status === 200 && isLastAdmin && role !== 'admin' ? 409 : step.status;
  const after = () => {
    if (place?.role === role) return;
    circle.members.set(subject.id, { role, status: 'active', permissions: presetFor(role) });
  };
  return { ...step, status, after };
};

export const removeMember: StepMaker = (world, random) => {
  const drawn = onMember({
    world,
    random,
    key: 'circles.removeMember',
    action: 'member:remove',
    wanted: 'active',
  });
  if (!drawn) return null;
  const { step, circle, subject, place, isLastAdmin } = drawn;
  const status = step.status === 200 && isLastAdmin ? 409 : step.status;
  const after = () => {
    if (place) circle.members.set(subject.id, { ...place, status: 'former', asks: false });
  };
  return { ...step, status, after };
};
