/** How long a banner still says who is on it. */
export const helpShownMinutes = 15;

/** How many calls for help stand on the screens at once; older ones are in the list of check-ins. */
export const mostOpenHelp = 20;
