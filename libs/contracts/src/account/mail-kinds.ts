/** Mail that nobody needs and everybody can end with one press (RFC 8058); letters about an account and alerts are not of these. */
export const mailKinds = ['weekly-report', 'daily-summary'] as const;
export type MailKind = (typeof mailKinds)[number];
