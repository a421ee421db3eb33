import type { Transaction } from '../database/database';
import type { Person } from './contract-types';

export interface OpenedSession {
  sessionId: string;
  /** `set-cookie` lines for the browser. */
  cookies: string[];
}

/** Sessions as the spine knows them; the account module keeps them. */
export interface SessionPort {
  /** Whose session a request's cookie header names; null when none, ended or forged. */
  find(cookieHeader: string | undefined): Promise<{ sessionId: string; person: Person } | null>;
  open(personId: string, request: { address: string; userAgent: string }): Promise<OpenedSession>;
  /** Ends one session; gives the `set-cookie` lines that clear it. */
  end(tx: Transaction, sessionId: string): Promise<string[]>;
  /** Whether a session still stands; asked by open streams. */
  stands(sessionId: string): Promise<boolean>;
  /** Drops what is remembered of a person's sessions in this process. */
  forget(personId: string): void;
}
