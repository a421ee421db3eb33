/** What an event does to an answer that only the server can make: with nothing to patch it with, it is read again. */
export const needsRefetch = () => undefined;
