import { defaultPreferences, screenLink, type Preferences } from '@carecircle/contracts';
import { Id } from '@carecircle/contracts/schemas';
import { eq } from 'drizzle-orm';
import * as z from 'zod';
import { people } from '../../../access/people.tables';
import { preferencesOf } from '../../../access/person-rows';
import type { Reader } from '../../../database/database';
import { PushRefused } from '../../../push/push';
import type { UnitOfWork } from '../../../spine/context';
import type { Job } from '../../../spine/define-job';
import { defineSendingJob, type SendingOutcome } from '../../../spine/define-sending-job';
import { readSettingsOf } from '../../notification-settings';
import { pushWords } from '../words/push-words';
import { logDelivery } from './log-delivery';
import { pushBody, type PushContent } from './push-body';
import { findDevice, isDevice, targetOf } from './push-device-rows';
import { pushDevices } from './push.tables';
import { readContent } from './read-content';

/** What one device is told: of one notification, of what came in the quiet hours, or the test that its owner wanted. */
const what = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('notification'), circleId: Id, notificationId: Id }),
  z.object({ kind: z.literal('quiet'), count: z.int().positive() }),
  z.object({ kind: z.literal('test') }),
]);
type Told = z.infer<typeof what>;

const payload = z.object({ personId: Id, deviceId: Id, told: what });
type Payload = z.infer<typeof payload>;

const urgentSeconds = 12 * 3_600;
const usualSeconds = 4 * 3_600;

/** A device of its own job, so that one at a slow push service keeps no other one waiting (NOTE-5). */
const sending = (name: string, rank: Job['rank']) =>
  defineSendingJob({
    name,
    rank,
    payload,
    keyOf: pushKey,
    async prepare({ tx, now, payload: { personId, deviceId, told }, services: { crypto, push } }) {
      const device = await findDevice(tx, personId, deviceId);
      const preferences = device && (await readPreferences(tx, personId));
      const content = preferences && (await contentOf(tx, personId, told, { preferences, now }));
      if (!content) return null;
      const { settings } = await readSettingsOf(tx, personId);
      const message = {
        to: targetOf(crypto, device),
        body: pushBody(content, preferences, settings),
        urgency: content.isUrgent || told.kind === 'test' ? ('high' as const) : ('normal' as const),
        ttlSeconds: content.isUrgent ? urgentSeconds : usualSeconds,
        topic: crypto.fingerprint(`topic ${content.tag}`).slice(0, 32),
      };
      return () => push.send(message);
    },
    settle,
  });

export const sendPush = sending('notifications.send-push', 'usual');
export const sendUrgentPush = sending('notifications.send-urgent-push', 'urgent');

/** One at a time of a thing for a device: a newer one says the same as it then is. */
function pushKey({ deviceId, told }: Payload): string {
  const thing = told.kind === 'notification' ? told.notificationId : told.kind;
  return `${thing}:${deviceId}`;
}

async function settle(
  unit: UnitOfWork,
  { personId, deviceId, told }: Payload,
  outcome: SendingOutcome,
  error?: unknown,
): Promise<void> {
  const { tx, record, now } = unit;
  const device = await findDevice(tx, personId, deviceId);
  if (!device) return;
  const isGone = error instanceof PushRefused && error.isGone;
  const preferences = await readPreferences(tx, personId);
  const content = await contentOf(tx, personId, told, { preferences, now });
  await logDelivery(unit, personId, {
    channel: 'push',
    status: outcome === 'sent' ? 'sent' : isGone ? 'gone' : 'failed',
    title: content?.title ?? pushWords[preferences.language].hidden.other,
    target: device.name,
  });
  if (!isGone) return;
  await tx.delete(pushDevices).where(isDevice(personId, deviceId));
  await record.toPerson(personId, 'push-devices.changed', {});
}

async function readPreferences(reader: Reader, personId: string): Promise<Preferences> {
  const [row] = await reader.select().from(people).where(eq(people.id, personId));
  return row ? preferencesOf(row) : defaultPreferences;
}

async function contentOf(
  reader: Reader,
  personId: string,
  told: Told,
  { preferences, now }: { preferences: Preferences; now: Date },
): Promise<PushContent | null> {
  if (told.kind === 'notification') return readContent(reader, { ...told, personId }, preferences, now);
  const words = pushWords[preferences.language];
  const rest = { actions: [], notificationId: null, isUrgent: false, failed: words.failed };
  if (told.kind === 'test') {
    const title = words.testTitle;
    return {
      ...rest,
      title,
      text: words.test,
      hiddenTitle: title,
      link: screenLink('notificationSettings'),
      tag: 'test',
    };
  }
  const title = words.quiet(told.count);
  return { ...rest, title, text: '', hiddenTitle: title, link: '/notifications', tag: 'quiet' };
}

/** What one device is to be told, and when. */
export interface PlannedPush {
  personId: string;
  deviceId: string;
  told: Told;
  isUrgent: boolean;
  /** At once unless told; one that waits already is not put off. */
  dueAt?: Date;
}

/** Lets devices be told as soon as this transaction is certain, or later. */
export async function schedulePushes(
  { scheduleAll, now }: Pick<UnitOfWork, 'scheduleAll' | 'now'>,
  pushes: readonly PlannedPush[],
): Promise<void> {
  await scheduleAll(
    pushes.map(({ isUrgent, dueAt = now, ...payload }) => ({
      job: isUrgent ? sendUrgentPush : sendPush,
      ...{ payload, dueAt, key: pushKey(payload), orSooner: true },
    })),
  );
}
