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

/** How one contact was told of an alert. `call` means: cannot be reached automatically. */
export const AlertNotice = z.object({
  contactId: Id,
  name: z.string(),
  phone: z.string(),
  channel: z.enum(['email', 'call']),
  status: z.enum(['waiting', 'sent', 'failed', 'call']),
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
  resolvedBy: Id.nullable(),
  resolvedAt: Instant.nullable(),
  notices: z.array(AlertNotice).max(circleLimits.contacts),
  /** The one who raised it took it back after it had gone out. */
  isFalseAlarm: z.boolean().optional(),
});
export type Alert = z.infer<typeof Alert>;
