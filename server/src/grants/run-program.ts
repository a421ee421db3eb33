import { createSessionStore } from '../access/session-store';
import { CannotStart } from '../cannot-start';
import { readConfiguration } from '../configuration';
import { applyMigrations } from '../database/apply-migrations';
import { modules } from '../modules/modules';
import { openParts } from '../open-parts';
import { createSpine } from '../spine/create-spine';
import type { Spine } from '../spine/spine';

/** What an operator does from the command line, on the database that the environment names. */
export async function withSpine(work: (spine: Spine) => Promise<void>): Promise<void> {
  const parts = await openParts(readConfiguration(process.env));
  const { database, clock, crypto, relay } = parts;
  try {
    await applyMigrations(database.db);
    const signingKey = crypto.deriveKey('session cookies');
    const sessions = createSessionStore({
      db: database.db,
      clock,
      signingKey,
      isSecure: false,
      idleMinutes: 0,
    });
    const services = {
      ...parts,
      sessions,
      origin: parts.ownOrigin,
      demo: null,
      trouble: () => null,
      operators: [],
      lostReleases: new Set<string>(),
      shellExports: {},
    };
    const { spine } = createSpine({ database, relay, services, modules });
    await work(spine);
  } finally {
    parts.mail.close();
    await relay.close();
    await database.close();
  }
}

/** Ends the process: with one plain line for what an operator can mend, with all of it for what they can't. */
export function runProgram(main: () => Promise<void>, Refused: new (message: string) => Error): void {
  main()
    .then(() => process.exit(0))
    .catch((error: unknown) => {
      const isPlain = [Refused, CannotStart].some((kind) => error instanceof kind);
      console.error(isPlain ? (error as Error).message : error);
      process.exit(1);
    });
}
