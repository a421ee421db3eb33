import type { Circle } from '@carecircle/contracts';
import type { circles } from '../../access/circles.tables';

/** The circle as others see it: the invite code stays behind. */
export function circleOf(row: typeof circles.$inferSelect): Circle {
  return {
    id: row.id,
    name: row.name,
    timeZone: row.timeZone,
    currency: row.currency,
    createdBy: row.createdBy,
    createdAt: row.createdAt.toISOString(),
    isDemo: row.isDemo,
  };
}
