import type { Transaction } from '../database/database';
import type { Person } from './person';

export interface OpenedSession {
  sessionId: string;
  /** `set-cookie` lines for the browser. */
  cookies: string[];
}

export interface FoundSession {
  sessionId: string;
  person: Person;
  /** Last renewed more than a day ago. */
  isOld: boolean;
}

/** Sessions as the spine knows them; `session-store.ts` keeps them. */
export interface SessionPort {
  /** Whose session a request's cookie header names; null when none, ended or forged. */
  find(cookieHeader: string | undefined): Promise<FoundSession | null>;
  /** Gives a session its whole lifetime again, at both ends; gives the `set-cookie` lines. */
  renew(cookieHeader: string | undefined): Promise<string[]>;
  open(personId: string, request: { address: string; userAgent: string }): Promise<OpenedSession>;
  /** Somebody uses this session: it stays for another time-out. */
  keep(sessionId: string): Promise<void>;
  /** Ends one session; gives whose it was, and the `set-cookie` lines that clear it. */
  end(tx: Transaction, sessionId: string): Promise<{ personId: string | null; cookies: string[] }>;
  /** Which of these sessions still stand; asked for open streams. */
  standing(sessionIds: readonly string[]): Promise<ReadonlySet<string>>;
  /** Drops what is remembered of a person's sessions in this process. */
  forget(personId: string): void;
}
