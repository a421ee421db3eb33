import { and, eq } from 'drizzle-orm';
import { defineReaction } from '../../../spine/reactions/define-reaction';
import { healthReadings } from '../readings/health-readings.tables';
import { healthEpisodes, healthSettings } from '../watch/watch.tables';
import { wearableDevices } from './wearable-devices.tables';

/** Whoever leaves takes along what was measured of them, and their devices (PRIV-3). */
export const forgetMember = defineReaction({
  name: 'wearables.forget-member',
  on: ['member.removed'],
  async react({ tx, event }) {
    const { circleId, id } = event.payload.member;
    for (const table of [wearableDevices, healthReadings, healthSettings, healthEpisodes])
      await tx.delete(table).where(and(eq(table.circleId, circleId), eq(table.wearerId, id)));
  },
});
