import type { Action } from '@carecircle/contracts';
import { expect } from 'vitest';
import { metaOf, type OperationKey } from '../../testing/call-operation';
import type { Random } from './random';
import { recordKinds, type KindOfRecord } from './record-kinds';
import type { StepMaker } from './step';
import {
  gateOf,
  living,
  mayIn,
  recordMark,
  type ModelCircle,
  type ModelPerson,
  type ModelRecord,
  type World,
} from './world';

const mostRecords = 40;

export const actionOf = (key: OperationKey) => metaOf(key).action as Action;

export interface Scene {
  actor: ModelPerson;
  circle: ModelCircle;
}

/** A circle and somebody: mostly one of its members, else anybody. */
export function drawScene(world: World, random: Random): Scene | null {
  const circle = random.pick(world.circles);
  if (!circle) return null;
  const members = world.people.filter(({ id }) => circle.members.has(id));
  const actor = random.pick(random.chance(0.75) && members.length > 0 ? members : world.people);
  return actor ? { actor, circle } : null;
}

/** A record of this circle or, one time in four, of any. */
export function drawRecord(
  world: World,
  random: Random,
  circle: ModelCircle,
  kind: string,
): ModelRecord | null {
  const from = random.chance(0.75) ? circle.records : world.circles.flatMap(({ records }) => records);
  return random.pick(from.filter((record) => record.kind === kind)) ?? null;
}

const drawKind = (random: Random) => random.pick(recordKinds) as KindOfRecord;

/** Whoever is cared for stays so: what is about somebody is about the first. */
const recipientOf = (circle: ModelCircle) => living(circle, 'recipient')[0]?.id ?? null;

export const addRecord: StepMaker = (world, random) => {
  const scene = drawScene(world, random);
  const { kind, idField, add, textField, fields, needsRecipient } = drawKind(random);
  if (!scene || living(scene.circle, kind).length >= mostRecords) return null;
  const { actor, circle } = scene;
  const id = random.uuid();
  const recipientId = recipientOf(circle);
  if (needsRecipient === 'always' && !recipientId) return null;
  return {
    key: add,
    actor,
    input: {
      circleId: circle.id,
      ...fields,
      ...(needsRecipient && { recipientId }),
      [idField]: id,
      [textField]: recordMark(world, circle, kind, actor),
    },
    status: gateOf(circle, actor.id, actionOf(add)) ?? 200,
    after: () => void circle.records.push({ id, kind, isDeleted: false, state: '', by: actor.id, to: null }),
  };
};

type Act = 'edit' | 'remove' | 'restore';

/** Somebody does something with one record, which may be another circle's: then it does not exist. */
export const actOnRecord: StepMaker = (world, random) => {
  const scene = drawScene(world, random);
  const kind = drawKind(random);
  const act: Act = random.pick(['edit', 'edit', 'remove', 'restore'] as const) ?? 'edit';
  const key = kind[act];
  const record = scene && drawRecord(world, random, scene.circle, kind.kind);
  if (!scene || !key || !record) return null;
  const { actor, circle } = scene;
  const refusalOfRecord = () => {
    if (!circle.records.includes(record)) return 404;
    if (kind.isOwn && record.by !== actor.id) return 403;
    return act === 'edit' && record.isDeleted ? 404 : null;
  };
  const text = `${recordMark(world, circle, kind.kind, actor)} ${random.below(1_000)}`;
  return {
    key,
    actor,
    input: {
      circleId: circle.id,
      [kind.idField]: record.id,
      ...(act === 'edit' && { changes: { [kind.textField]: text } }),
    },
    status: gateOf(circle, actor.id, actionOf(key)) ?? refusalOfRecord() ?? 200,
    after: () => {
      if (act !== 'edit') record.isDeleted = act === 'remove';
    },
  };
};

export const listRecords: StepMaker = (world, random) => {
  const scene = drawScene(world, random);
  const { kind, list, listInput, listField, isListedByRecipient, isShown } = drawKind(random);
  if (!scene) return null;
  const { actor, circle } = scene;
  const recipientId = recipientOf(circle);
  if (isListedByRecipient && !recipientId) return null;
  const reader = { id: actor.id, may: (action: Action) => mayIn(circle, actor.id, action) };
  return {
    key: list,
    actor,
    input: { circleId: circle.id, ...listInput, ...(isListedByRecipient && { recipientId }) },
    status: gateOf(circle, actor.id, actionOf(list)) ?? 200,
    after: (answer: Shown | Record<string, Shown>) =>
      expectSameIds(
        Array.isArray(answer) ? answer : (answer[listField ?? ''] ?? []),
        living(circle, kind).filter((record) => isShown?.(record, reader) ?? true),
      ),
  };
};

type Shown = { id: string }[];

export function expectSameIds(shown: readonly { id: string }[], wanted: readonly { id: string }[]): void {
  expect(shown.map(({ id }) => id).sort()).toEqual(wanted.map(({ id }) => id).sort());
}
