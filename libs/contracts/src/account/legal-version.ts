/** Versions of the terms and the privacy policy that a person accepts at sign-up. */
export const legalVersion = '2026-11-01';
