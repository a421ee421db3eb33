import { apiContract } from '@carecircle/contracts/api';
import { eq } from 'drizzle-orm';
import { circles } from '../../access/circles.tables';
import { defineCommand } from '../../spine/define-command';
import { readTakingPart } from './taking-part';

export const switchGame = defineCommand(
  apiContract.points.switchGame,
  async ({ tx, input: { isOn }, circle, actor, record }) => {
    await tx.select({ id: circles.id }).from(circles).where(eq(circles.id, circle.id)).for('no key update');
    const before = await readTakingPart(tx, circle.id, actor.id);
    if (before.circle === isOn) return before;
    await tx.update(circles).set({ hasGame: isOn }).where(eq(circles.id, circle.id));
    await record('game.switched', { isOn });
    return { ...before, circle: isOn };
  },
);
