import * as z from 'zod';
import { Id, Instant } from '../primitives';
import { notificationChannels, deliveryStatuses, notificationLimits } from './notification-settings-choices';

/** What a browser gives when it subscribes to Web Push (RFC 8030, RFC 8291). */
export const PushSubscriptionInput = z.strictObject({
  deviceId: Id,
  endpoint: z.url({ protocol: /^https?$/ }).max(1000),
  /** Public key and secret of the browser, base64url. */
  p256dh: z.string().regex(/^[\w-]{87}$/),
  auth: z.string().regex(/^[\w-]{22}$/),
});

/** A browser of one's own that is told by push. */
export const PushDevice = z.object({
  id: Id,
  /** Such as 'Chrome · Android'. */
  name: z.string(),
  /** Whether it is the one that asks. */
  isThis: z.boolean(),
  addedAt: Instant,
});
export type PushDevice = z.infer<typeof PushDevice>;

export const PushDevices = z.object({
  /** Of this server, base64url: what browsers subscribe with. */
  publicKey: z.string(),
  devices: z.array(PushDevice).max(notificationLimits.devices),
});
export type PushDevices = z.infer<typeof PushDevices>;

/** That one channel told one person of one thing, or could not. */
export const Delivery = z.object({
  id: Id,
  channel: z.enum(notificationChannels),
  status: z.enum(deliveryStatuses),
  /** What was told, in its reader's words. */
  title: z.string(),
  /** Device or address. */
  target: z.string(),
  at: Instant,
});
export type Delivery = z.infer<typeof Delivery>;

export const Deliveries = z.object({ deliveries: z.array(Delivery).max(notificationLimits.deliveries) });
