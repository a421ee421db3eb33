export interface TextMessage {
  /** E.164. */
  to: string;
  text: string;
  /** Where the gateway may tell later whether it arrived. */
  report?: string;
}

/** Sends text messages to telephones. */
export interface Sms {
  /** Whether a gateway is named; without one, screens offer the device's own ways. */
  isConfigured: boolean;
  /** Resolves when the gateway has taken the message. */
  send(message: TextMessage): Promise<void>;
}
