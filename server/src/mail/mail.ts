export interface Letter {
  to: string;
  subject: string;
  text: string;
}

/** Sends mail. Features ask `isConfigured` first and say plainly when nothing can be sent. */
export interface Mail {
  isConfigured: boolean;
  /** Resolves when the mail server has taken the letter; rejects when it refused or could not be reached. */
  send(letter: Letter): Promise<void>;
  close(): void;
}
