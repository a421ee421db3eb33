import { refusalStatus, type RefusalBody, type RefusalCode } from '@carecircle/contracts';

interface RefusalDetails {
  message?: string;
  fields?: RefusalBody['fields'];
  /** Values for the words of this code. */
  details?: RefusalBody['details'];
  /** Seconds after which trying again makes sense. */
  retryAfterSeconds?: number;
}

/** A planned no: it reaches the client as its code, message and fields, and rolls the command back. */
export class Refusal extends Error {
  readonly code: RefusalCode;
  readonly fields: RefusalBody['fields'];
  readonly details: RefusalBody['details'];
  readonly retryAfterSeconds: number | undefined;

  constructor(code: RefusalCode, { message, fields, details, retryAfterSeconds }: RefusalDetails = {}) {
    super(message ?? code);
    this.name = 'Refusal';
    this.code = code;
    this.fields = fields;
    this.details = details;
    this.retryAfterSeconds = retryAfterSeconds;
  }

  get status(): number {
    return refusalStatus[this.code];
  }
}

/** Makes the typed refusal that ends an operation: `throw refuse('NOT_FOUND')`. */
export function refuse(code: RefusalCode, details?: RefusalDetails): Refusal {
  return new Refusal(code, details);
}
