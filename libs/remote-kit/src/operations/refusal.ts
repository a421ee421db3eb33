import type { RefusalBody, RefusalCode } from '@carecircle/contracts';

export interface FieldRefusal {
  /** Path of the input, parts joined by dots. */
  path: string;
  code: string;
}

/** The server understood and said no. Screens choose their words by `code`, and at fields by theirs (ALL-3). */
export class Refusal extends Error {
  override name = 'Refusal';
  readonly code: RefusalCode;
  readonly fields: readonly FieldRefusal[];
  /** Values for the words of this code. */
  readonly details: NonNullable<RefusalBody['details']>;

  constructor({ code, message, fields = [], details = {} }: RefusalBody) {
    super(message);
    this.code = code;
    this.fields = fields;
    this.details = details;
  }
}

/** No answer, or none that decides anything: network, time-out, a server that is starting or failing. Worth a retry. */
export class Unreachable extends Error {
  override name = 'Unreachable';
  /** How long the server asked to wait, if it did. */
  readonly retryAfterMs: number | undefined;

  constructor(message: string, options: { cause?: unknown; retryAfterMs?: number } = {}) {
    super(message, { cause: options.cause });
    this.retryAfterMs = options.retryAfterMs;
  }
}

/** Not asked for: this device fetches nothing now, because that was chosen on it (SET-4). */
export class HeldBack extends Unreachable {
  override name = 'HeldBack';
}
