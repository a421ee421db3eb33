import { readEachOnce, readOnce } from '../../../database/read-once';
import type { UnitOfWork } from '../../../spine/context';
import { zoneOfCircle } from '../../../records/zone-of-circle';
import { readSettings } from '../../notification-settings';
import type { NotificationRow } from '../notifications.tables';
import { devicesOfAll } from './push-device-rows';
import { pushTime } from './push-time';
import { ruleOf } from './read-content';
import { schedulePushes, type PlannedPush } from './send-push.job';
import { tellAfterQuiet } from './tell-after-quiet.job';

const readZoneOnce = readOnce(zoneOfCircle);
const readSettingsOnce = readEachOnce(readSettings);
const readDevicesOnce = readEachOnce(async (tx, personIds) => {
  const devices = await devicesOfAll(tx, personIds);
  return (personId) => devices.filter((device) => device.personId === personId);
});

/** Whoever reads along has read a message by then, and is not rung for it; several in a row ring once. */
const readAlongMs = 3_000;

type Unit = Pick<UnitOfWork, 'tx' | 'now' | 'schedule' | 'scheduleAll'>;

/** Plans the pushes of what people were just told, by what each of them wants (NOTE-2): at once, after the quiet hours, or none. */
export async function planPushes(unit: Unit, rows: readonly NotificationRow[]): Promise<void> {
  const { tx, now } = unit;
  const devicesOf = await readDevicesOnce(
    tx,
    rows.map(({ personId }) => personId),
  );
  const reached = rows.filter(({ personId }) => devicesOf(personId).length > 0);
  const settings = await readSettingsOnce(
    tx,
    reached.map(({ personId }) => personId),
  );
  const pushes: PlannedPush[] = [];
  for (const row of reached) {
    const own = devicesOf(row.personId);
    const rule = ruleOf(row);
    if (!rule || (row.read && !row.isCalling)) continue;
    const timeZone = await readZoneOnce(tx, row.circleId);
    const time = pushTime(rule, settings(row.personId), { now, timeZone });
    if (time === 'never') continue;
    const { circleId, personId } = row;
    if (time === 'now') {
      const told = { kind: 'notification' as const, circleId, notificationId: row.id };
      const isUrgent = row.priority === 'urgent';
      const dueAt = rule.type === 'message' && !isUrgent ? new Date(now.getTime() + readAlongMs) : now;
      pushes.push(...own.map(({ id: deviceId }) => ({ personId, deviceId, told, isUrgent, dueAt })));
    } else {
      const held = { circleId, personId, since: time.from.toISOString() };
      await unit.schedule(tellAfterQuiet, held, time.until, { key: personId });
    }
  }
  await schedulePushes(unit, pushes);
}
