import { eq } from 'drizzle-orm';
import { circles } from '../access/circles.tables';
import type { Reader } from '../database/database';

/** The zone of a circle's wall. */
export async function zoneOfCircle(reader: Reader, circleId: string): Promise<string> {
  const [row] = await reader
    .select({ timeZone: circles.timeZone })
    .from(circles)
    .where(eq(circles.id, circleId));
  if (!row) throw new Error(`There is no circle ${circleId}.`);
  return row.timeZone;
}
