import { apiContract } from '@carecircle/contracts/api';
import { eq } from 'drizzle-orm';
import { circles } from '../../access/circles.tables';
import { defineCommand } from '../../spine/define-command';

export const renameCircle = defineCommand(
  apiContract.circles.renameCircle,
  async ({ tx, input, circle, record }) => {
    const renamed = { ...circle, name: input.name };
    await tx.update(circles).set({ name: input.name }).where(eq(circles.id, circle.id));
    await record('circle.renamed', { circle: renamed });
    return renamed;
  },
);
