import type { Session } from '@carecircle/contracts';
import { expect } from 'vitest';
import type { StepMaker } from './step';
import { waitsIn, type ModelCircle } from './world';

/** Whatever circle a notification tells of, the reader belongs to it now. */
export const readNotifications: StepMaker = (world, random) => {
  const actor = random.pick(world.people);
  return actor ? { key: 'notifications.listNotifications', actor, input: { limit: 100 }, status: 200 } : null;
};

export const readSession: StepMaker = (world, random) => {
  const [actor, asked] = [random.pick(world.people), random.pick(world.circles)];
  if (!actor || !asked) return null;
  const idsOf = (isTheirs: (circle: ModelCircle) => boolean) =>
    world.circles.filter(isTheirs).map(({ id }) => id);
  return {
    key: 'circles.getSession',
    actor,
    input: { circleId: asked.id },
    status: 200,
    after: ({ session }: { session: Session }) => {
      const shown = world.circles.find(({ id }) => id === session.circle?.id);
      const active = idsOf((circle) => circle.members.get(actor.id)?.status === 'active');
      const waited = idsOf((circle) => waitsIn(circle, actor.id));
      expect(session.circles.map(({ id }) => id).sort()).toEqual([...active, ...waited].sort());
      if (active.length > 0) expect(active).toContain(session.circle?.id);
      if (active.includes(asked.id)) expect(session.circle?.id).toBe(asked.id);
      const people = [...(shown?.members ?? [])]
        .filter(([, { status }]) => status !== 'pending')
        .map(([id]) => id);
      expect(session.members.map(({ id }) => id).sort()).toEqual(people.sort());
    },
  };
};
