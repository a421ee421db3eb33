import { defaultHealthSettings, type HealthSettingsInput } from '@carecircle/contracts';
import { HealthSettingsInput as Schema } from '@carecircle/contracts/schemas';
import { and, eq } from 'drizzle-orm';
import type { Reader } from '../../../database/database';
import { healthSettings } from './watch.tables';

const defaults: HealthSettingsInput = Schema.parse(defaultHealthSettings);

/** What is taken of somebody and what follows from it; the defaults where nobody changed anything. */
export async function readSettings(
  reader: Reader,
  circleId: string,
  wearerId: string,
): Promise<HealthSettingsInput> {
  const [row] = await reader
    .select()
    .from(healthSettings)
    .where(and(eq(healthSettings.circleId, circleId), eq(healthSettings.wearerId, wearerId)));
  return row?.settings ?? defaults;
}
