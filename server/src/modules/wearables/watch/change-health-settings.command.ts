import type { HealthRule } from '@carecircle/contracts';
import { apiContract } from '@carecircle/contracts/api';
import { changedFields } from '../../../records/changed-fields';
import { requireSeen } from '../../../records/require-seen';
import { refuse } from '../../../refuse';
import { defineCommand } from '../../../spine/define-command';
import { findOwnWearer } from '../devices/find-wearer';
import { readSettings } from './read-settings';
import { healthSettings } from './watch.tables';

export const changeHealthSettings = defineCommand(
  apiContract.wearables.changeHealthSettings,
  async ({ tx, input, circle, actor, now, record }) => {
    const { id: wearerId } = await findOwnWearer(tx, circle, actor, input.wearerId);
    const before = await readSettings(tx, circle.id, wearerId);
    requireSeen(before, input.changes, input.seen);
    const changes = changedFields(before, input.changes);
    const settings = { ...before, ...changes };
    requireOrder(settings.rules);
    const answer = { wearerId, ...settings };
    const changed = Object.keys(changes);
    if (changed.length === 0) return answer;
    await tx
      .insert(healthSettings)
      .values({ circleId: circle.id, wearerId, settings, updatedAt: now })
      .onConflictDoUpdate({
        target: [healthSettings.circleId, healthSettings.wearerId],
        set: { settings, updatedAt: now },
      });
    await record('health-settings.changed', { settings: answer, changed });
    return answer;
  },
);

/** A lower bound lies below the upper one. */
function requireOrder(rules: Record<string, HealthRule>): void {
  const fields = Object.entries(rules).flatMap(([metric, { low, high }]) =>
    low !== null && high !== null && low >= high
      ? [{ path: `changes.rules.${metric}.high`, code: 'not_above_low' }]
      : [],
  );
  if (fields.length === 0) return;
  throw refuse('INVALID_INPUT', { message: 'The upper bound lies above the lower one.', fields });
}
