export interface TextMessage {
  /** E.164. */
  to: string;
  text: string;
}

/** Sends text messages to telephones. */
export interface Sms {
  /** Whether a gateway is named; without one, screens offer the device's own ways. */
  isConfigured: boolean;
  /** Resolves when the gateway has taken the message. */
  send(message: TextMessage): Promise<void>;
}

/** The gateway did not take a message; `isFinal` when it would not take the same one later either. */
export class SmsRefused extends Error {
  constructor(
    status: number,
    readonly isFinal: boolean,
  ) {
    super(`The SMS gateway answered ${status}.`);
  }
}
