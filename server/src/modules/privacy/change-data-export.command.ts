import { apiContract } from '@carecircle/contracts/api';
import { eq } from 'drizzle-orm';
import { circles } from '../../access/circles.tables';
import { defineCommand } from '../../spine/define-command';

export const changeDataExport = defineCommand(
  apiContract.privacy.changeDataExport,
  async ({ tx, input: { allowDataExport }, circle, record }) => {
    await tx.update(circles).set({ allowDataExport }).where(eq(circles.id, circle.id));
    await record('circle.export-changed', { allowDataExport });
    return { allowDataExport };
  },
);
