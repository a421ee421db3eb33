import * as z from 'zod';
import { circleLimits } from '../circles/circle-limits';
import { Id, Instant, freeText, line } from '../primitives';
import { relationships } from '../circles/relationships';

/** E.164 telephone number: `+` and up to 15 digits. `tel:` and `sms:` links use it as it is. */
export const PhoneNumber = z.string().regex(/^\+[1-9]\d{4,14}$/, { error: 'phone_shape' });

/** The fields of an emergency contact that members edit (EMER-3). */
export const contactFields = {
  name: line(120),
  relationship: z.enum(relationships),
  phone: PhoneNumber,
  email: z.email().nullable(),
  preferredChannel: z.enum(['call', 'text', 'email']),
  isPrimary: z.boolean(),
  canReceiveAlerts: z.boolean(),
};

/** Input of the contact form. */
export const ContactInput = z.strictObject(contactFields);
export type ContactInput = z.infer<typeof ContactInput>;

/** What somebody at a contact's mail address said to being one: nobody asked yet, no answer yet, yes or no. */
export const ContactConfirmation = z.enum(['none', 'asked', 'confirmed', 'declined']);
export type ContactConfirmation = z.infer<typeof ContactConfirmation>;

/** The secret of the link in the mail that asks a contact. Another shape is no link. */
export const ContactToken = z.string().regex(/^[\w-]{65}$/);

/** What this installation can send contacts by; without voice, contacts who prefer a call are called by hand. */
export const AlertChannels = z.object({ email: z.boolean(), sms: z.boolean(), voice: z.boolean() });
export type AlertChannels = z.infer<typeof AlertChannels>;

export const EmergencyContact = z.object({
  id: Id,
  circleId: Id,
  ...contactFields,
  confirmation: ContactConfirmation.default('none'),
  updatedAt: Instant,
});
export type EmergencyContact = z.infer<typeof EmergencyContact>;

export const AlertType = z.enum(['panic', 'medical', 'fall']);
export type AlertType = z.infer<typeof AlertType>;

/** Panic and medical are critical, fall is high (EMER-6). */
export const AlertSeverity = z.enum(['critical', 'high', 'medium', 'low']);

/** `armed` counts down on the server; `cancelled` was stopped before its deadline and told nobody. */
export const AlertStatus = z.enum(['armed', 'cancelled', 'active', 'resolved']);
export type AlertStatus = z.infer<typeof AlertStatus>;

/** Where the person is, in degrees (WGS 84); accuracy in metres. */
export const AlertLocation = z.object({
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
  accuracyMetres: z.number().min(0).nullable(),
});
export type AlertLocation = z.infer<typeof AlertLocation>;

/** Tiles of a map in Web Mercator: `{z}`, `{x}` and `{y}` stand in the address of one. Whoever made them has to be named beside them. */
export const MapTiles = z.object({ url: z.string(), credit: z.string() });
export type MapTiles = z.infer<typeof MapTiles>;

/** A member who is on their way to the one in need (EMER-6). */
export const AlertHelper = z.object({ memberId: Id, since: Instant });
export type AlertHelper = z.infer<typeof AlertHelper>;

/**
 * How one contact is notified of an alert: `planned` at `at` unless somebody answers first, `spared` where somebody did, `delivered`
 * once the gateway said so or they that they have read it. The status `call` means that they cannot be reached automatically, the channel `call` with any
 * other status that the product calls them by itself.
 */
export const AlertNotice = z.object({
  contactId: Id,
  name: z.string(),
  phone: z.string(),
  channel: z.enum(['email', 'sms', 'call']),
  /** What the contact prefers; alerts from before that was kept have null. */
  prefers: contactFields.preferredChannel.nullable().default(null),
  status: z.enum(['planned', 'spared', 'waiting', 'sent', 'delivered', 'failed', 'call']),
  /** Of a delivered one, whether the contact said so; not told by servers whose gateways told nothing, where each was read. */
  isRead: z.boolean().optional(),
  at: Instant,
});
export type AlertNotice = z.infer<typeof AlertNotice>;

export const Alert = z.object({
  id: Id,
  circleId: Id,
  type: AlertType,
  severity: AlertSeverity,
  status: AlertStatus,
  message: freeText(500),
  triggeredBy: Id,
  /** When it was pressed, by the server's clock. */
  armedAt: Instant,
  /** When the server raises it by itself: the press plus 10 s. */
  deadlineAt: Instant,
  raisedAt: Instant.nullable(),
  location: AlertLocation.nullable(),
  acknowledgedBy: z.array(Id).max(circleLimits.members),
  /** In the order in which they set out. Alerts from before anybody could say so have none. */
  helpers: z.array(AlertHelper).max(circleLimits.members).default([]),
  resolvedBy: Id.nullable(),
  resolvedAt: Instant.nullable(),
  notices: z.array(AlertNotice).max(circleLimits.contacts),
  /** The one who raised it took it back after it had gone out. */
  isFalseAlarm: z.boolean().optional(),
  /** Practice: it looks and sounds like an alert, tells nobody outside of the circle and ends by itself (EMER-6). */
  isDrill: z.boolean().default(false),
});
export type Alert = z.infer<typeof Alert>;
