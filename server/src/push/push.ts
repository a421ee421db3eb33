/** Where a browser takes pushes, and what they are encrypted with (RFC 8291). */
export interface PushTarget {
  endpoint: string;
  p256dh: string;
  auth: string;
}

export interface PushMessage {
  to: PushTarget;
  /** At most about 3,900 bytes. */
  body: string;
  /** Whether it may wake a sleeping telephone. */
  urgency: 'normal' | 'high';
  /** For how long the push service tries, in seconds. */
  ttlSeconds: number;
  /** A later push of the same topic takes the place of one that has not arrived; at most 32 characters of base64url. */
  topic: string;
}

/** Sends Web Push. */
export interface Push {
  /** With which browsers subscribe, base64url. */
  publicKey: string;
  /** Whether pushes may go to this address: a server that posts wherever it is told would be a tool against others. */
  isKnownService(endpoint: string): boolean;
  /** Resolves when the push service has taken it. Rejects with `PushRefused`, or when it could not be reached in time. */
  send(message: PushMessage): Promise<void>;
}

/** The push service did not take it; `isFinal` when it would not take the same one later either. */
export class PushRefused extends Error {
  readonly isFinal: boolean;
  /** The browser has taken its permission back. */
  readonly isGone: boolean;

  constructor(status: number) {
    super(`The push service answered ${status}.`);
    this.isGone = status === 404 || status === 410;
    this.isFinal = status >= 400 && status < 500 && status !== 408 && status !== 429;
  }
}
