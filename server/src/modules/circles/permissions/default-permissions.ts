import { firstDefaultPermissions, type DefaultPermissions } from '@carecircle/contracts';
import { eq } from 'drizzle-orm';
import { circles } from '../../../access/circles.tables';
import type { Reader } from '../../../database/database';
import { refuse } from '../../../refuse';

/** The circle's switches for new members; what no admin has changed is as it was at first. */
export async function readDefaultPermissions(reader: Reader, circleId: string): Promise<DefaultPermissions> {
  const [row] = await reader
    .select({ changed: circles.defaultPermissions })
    .from(circles)
    .where(eq(circles.id, circleId));
  if (!row) throw refuse('NOT_FOUND');
  return { ...firstDefaultPermissions, ...row.changed };
}
