/** How somebody signed in, or tried to. */
export const signInMethods = ['password', 'passkey', 'google', 'sign-up', 'demo'] as const;
export type SignInMethod = (typeof signInMethods)[number];

/** Days that the login history goes back, and lines of it that are told. */
export const loginHistoryDays = 90;
export const mostSignInRecords = 100;
export const mostSignedInBrowsers = 50;
export const mostPasskeys = 20;
export const recoveryCodeCount = 10;
