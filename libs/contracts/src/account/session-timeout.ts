/** Minutes without use after which a session ends, as both specifications offer them; 0 is never (AUTH-5). */
export const sessionTimeouts = [15, 30, 60, 120, 0] as const;
export type SessionTimeout = (typeof sessionTimeouts)[number];

/** The specifications' default. */
export const defaultSessionTimeout: SessionTimeout = 30;
/** How long before its end somebody is asked whether they are still there. */
export const timeoutWarningMs = 60_000;
/** A browser in use says so about this often. */
export const activityReportMs = 60_000;
