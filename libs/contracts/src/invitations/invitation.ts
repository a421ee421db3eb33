import * as z from 'zod';
import { Email } from '../account/account';
import { Role } from '../circles/member';
import { PhoneNumber } from '../emergency/emergency';
import { withRule, type FieldRule } from '../field-rule';
import { freeText, Id, Instant } from '../primitives';
import { invitationMethods, type InvitationMethod } from './invitation-choices';

/** How a letter or text message goes: on its way, gone, tried again and again without success, or nothing here can send it. */
export const InvitationDelivery = z.enum(['waiting', 'sent', 'failed', 'unconfigured']);
export type InvitationDelivery = z.infer<typeof InvitationDelivery>;

/** `revoked` also where whoever invited could not do so any more. */
export const InvitationStatus = z.enum(['open', 'used', 'revoked', 'expired']);
export type InvitationStatus = z.infer<typeof InvitationStatus>;

export const invitationFields = {
  /** Of whom is invited; may be empty. */
  name: freeText(80).refine((name) => !/\p{Cc}/u.test(name), { error: 'text_characters' }),
  method: z.enum(invitationMethods),
  email: Email.nullable(),
  phone: PhoneNumber.nullable(),
  role: Role.default('family'),
};

interface Reached {
  method: InvitationMethod;
  email: string | null;
  phone: string | null;
}

/** Each way needs what it goes to, and nothing else is kept. */
export const invitationRules: readonly FieldRule<Reached>[] = [
  {
    path: 'email',
    code: 'email_required',
    holds: ({ method, email }) => (method === 'phone') === (email === null),
  },
  {
    path: 'phone',
    code: 'phone_required',
    holds: ({ method, phone }) => (method === 'email') === (phone === null),
  },
];

/** What the Invite Member form hands over. */
export const InvitationInput = withRule(z.strictObject(invitationFields), invitationRules);
export type InvitationInput = z.input<typeof InvitationInput>;

/** A personal invitation to a circle (CIRC-2). */
export const Invitation = z.object({
  id: Id,
  circleId: Id,
  name: z.string(),
  method: z.enum(invitationMethods),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  role: Role,
  invitedBy: Id,
  invitedAt: Instant,
  expiresAt: Instant,
  status: InvitationStatus,
  mail: InvitationDelivery.nullable(),
  sms: InvitationDelivery.nullable(),
});
export type Invitation = z.infer<typeof Invitation>;

/** The secret of an invitation's link: its id and a signature. Another shape is no link. */
export const InvitationToken = z.string().regex(/^[\w-]{65}$/);

/** The same to read out and type in. Another beginning than the circle's own code: this one admits at once. */
export const InvitationCode = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^JOIN-[A-Z0-9]{8}$/, { error: 'invite_code_shape' });
