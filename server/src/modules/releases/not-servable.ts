/** What browsers should get is not there or not right; the message is one line for whoever started the server. */
export class NotServable extends Error {}
