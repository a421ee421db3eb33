/** Ends all keeping in this page: what is being forgotten must not come back from memory. */
export const keeping = new AbortController();
