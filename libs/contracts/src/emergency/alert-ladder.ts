/**
 * Minutes after an alert went out until contacts are told, as long as no member has answered: every member hears of it first and is
 * called again every five minutes (NOTE-5); the primary contact comes next, then all others (EMER-3), and with these
 * a critical alert calls the telephones of the members, where the installation can (EMER-2). Where nobody else is in the
 * circle, the contacts are told with the alert itself.
 */
export const alertLadder = { primaryAfterMinutes: 2, othersAfterMinutes: 5 } as const;
