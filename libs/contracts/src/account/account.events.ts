import * as z from 'zod';
import { Preferences } from './preferences';
import { personEvent } from '../events/domain-event';

export const accountEvents = {
  /** I changed looks or formats on one of my devices. */
  'preferences.changed': personEvent({ preferences: Preferences }),
  /** A way to sign in to my account came, went or changed, or somebody signed in or was signed out. */
  'account.security-changed': personEvent({}),
  /** My mail address was changed or proved, or a link to a new one was sent. */
  'account.email-changed': personEvent({
    email: z.string(),
    emailVerified: z.boolean(),
    pendingEmail: z.string().nullable(),
  }),
};
