export interface Letter {
  to: string;
  subject: string;
  text: string;
  /** Whom an answer goes to, where that is not the sender. */
  replyTo?: string;
  /** The same for programs that show pages. */
  html?: string;
  /** Where one press ends mails of this kind (RFC 8058); never for letters about an account or an alert. */
  unsubscribeUrl?: string;
}

/** Sends mail. */
export interface Mail {
  /**
   * Whether letters reach their readers. Where no mail server is named they stay with whoever runs this installation, and features
   * that somebody relies on say plainly that nothing can be sent.
   */
  isConfigured: boolean;
  /** Resolves when the letter has been taken; rejects when the mail server refused it or could not be reached. */
  send(letter: Letter): Promise<void>;
  close(): void;
}
