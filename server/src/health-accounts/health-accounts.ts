import type { HealthReading } from '@carecircle/contracts';

/** What a sign-in at the account of a device begins with; `verifier` must come back with its code. */
export interface GrantBeginning {
  url: string;
  verifier: string;
}

/** Accounts elsewhere that hold what a device measured: Google's health interface, where an operator has configured it. */
export interface HealthAccounts {
  isConfigured: boolean;
  /** Where to sign in. `state` comes back unchanged. */
  begin(state: (verifier: string) => string): Promise<GrantBeginning>;
  /** The lasting grant for what came back. */
  finish(query: URLSearchParams, verifier: string): Promise<string>;
  /** Everything since, page by page. */
  read(grant: string, since: Date): AsyncIterable<HealthReading[]>;
}

/** The account does not know this grant any more: somebody has to sign in again. */
export class GrantRefused extends Error {
  constructor() {
    super('The account refuses this grant.');
    this.name = 'GrantRefused';
  }
}
