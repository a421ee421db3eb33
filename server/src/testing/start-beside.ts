import type { DatabaseHandle } from '../database/database';
import { startTestServer, type TestServer } from './start-test-server';

export interface Beside extends TestServer {
  /** Lets `begin` run before each further transaction of this server, with its number from 1; it may wait, or throw. */
  beforeTransactions(begin: (number: number) => Promise<void> | void): void;
}

/** Another server on the database of one that there is, for as long as that one stands. */
export async function startBeside({ spine, clock }: TestServer): Promise<Beside> {
  const { database } = spine;
  let begun = 0;
  let before: Parameters<Beside['beforeTransactions']>[0] = () => undefined;
  const inTransaction: DatabaseHandle['inTransaction'] = async (work) => {
    begun += 1;
    await before(begun);
    return database.inTransaction(work);
  };
  const close = async () => undefined;
  const server = await startTestServer({ clock, database: { ...database, inTransaction, close } });
  return {
    ...server,
    beforeTransactions(begin) {
      begun = 0;
      before = begin;
    },
  };
}

/** Holds up whoever comes to `reach` until `goOn`. */
export function makeGate() {
  let arrive = () => {};
  let goOn = () => {};
  const reached = new Promise<void>((resolve) => (arrive = resolve));
  const opened = new Promise<void>((resolve) => (goOn = resolve));
  const reach = () => {
    arrive();
    return opened;
  };
  return { reached, reach, goOn };
}
