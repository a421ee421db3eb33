import type { AlertNotice, EmergencyContact } from './emergency';

/**
 * In which order the ways to an emergency contact are tried, by what they prefer (EMER-3); `call` is a call of the voice gateway. It wakes
 * a household, so it is the last of those that nobody asked for.
 */
export const contactWays: Record<EmergencyContact['preferredChannel'], readonly AlertNotice['channel'][]> = {
  call: ['call', 'email', 'sms'],
  text: ['sms', 'email', 'call'],
  email: ['email', 'sms', 'call'],
};
