import * as z from 'zod';
import { Day, freeText, line } from '../primitives';
import { PhoneNumber } from '../emergency/emergency';
import { legalVersion } from './legal-version';

export const PersonName = line(80);
export const Email = z.email().max(254).toLowerCase();
/** At least 8 characters (AUTH-1); no upper rule below 128 so that pass phrases fit. */
export const Password = z.string().min(8).max(128);

/** What the form for another password holds (SET-2). */
export const PasswordChange = z.strictObject({
  password: z.string().min(1).max(128),
  newPassword: Password,
});

/** The fields of the account form that take effect at once; a new mail address is a separate, verified step (SET-2). */
export const accountFields = {
  name: PersonName,
  phone: PhoneNumber.nullable(),
  address: freeText(300),
  dateOfBirth: Day.nullable(),
  emergencyContact: freeText(200),
  /** What the circles that one belongs to may see of these (CIRC-3). */
  sharesPhone: z.boolean(),
  sharesAddress: z.boolean(),
  sharesDateOfBirth: z.boolean(),
  sharesEmergencyContact: z.boolean(),
};

/** What the account form hands over; the same schema checks it in browser and server (ALL-3). */
export const AccountInput = z.strictObject(accountFields);
export type AccountInput = z.infer<typeof AccountInput>;

export const Account = z.object({
  ...accountFields,
  email: z.string(),
  emailVerified: z.boolean(),
  /** An address whose link has not been opened yet: it counts from then on (SET-2). */
  pendingEmail: z.string().nullable(),
});
export type Account = z.infer<typeof Account>;

/** What the sign-up form hands over; the same schema checks it in browser and server (ALL-3). */
export const SignUpInput = z.strictObject({
  name: PersonName,
  email: Email,
  password: Password,
  acceptedLegalVersion: z.literal(legalVersion),
});
export type SignUpInput = z.infer<typeof SignUpInput>;

/** What the form for a new mail address hands over. */
export const ChangeEmailInput = z.strictObject({ newEmail: Email, password: z.string().min(1).max(128) });

/** What the sign-in form hands over. A password of an older rule must still be accepted here. */
export const SignInInput = z.strictObject({ email: Email, password: z.string().min(1).max(128) });
export type SignInInput = z.infer<typeof SignInInput>;
