/** The server cannot start as it is set up; the message is one line for whoever started it. */
export class CannotStart extends Error {}
