import { apiContract } from '@carecircle/contracts/api';
import { eq } from 'drizzle-orm';
import { circles } from '../../../access/circles.tables';
import { requireSeen } from '../../../records/require-seen';
import { defineCommand } from '../../../spine/define-command';
import { readDefaultPermissions } from './default-permissions';

/** Changes what whoever joins from now on may do at first (CIRC-4); those who belong to the circle keep what they have. */
export const changeDefaultPermissions = defineCommand(
  apiContract.circles.changeDefaultPermissions,
  async ({ tx, input, circle, record }) => {
    await tx.select({ id: circles.id }).from(circles).where(eq(circles.id, circle.id)).for('no key update');
    const before = await readDefaultPermissions(tx, circle.id);
    requireSeen(before, input.changes, input.seen);
    const defaults = { ...before, ...input.changes };
    await tx.update(circles).set({ defaultPermissions: defaults }).where(eq(circles.id, circle.id));
    await record('circle.defaults-changed', { defaults });
    return defaults;
  },
);
