import type { UnitOfWork } from './context';

interface Sending<Answer> {
  /** As the log names it: 'an alert mail'. */
  what: string;
  /** What the log says beside it: ids, never a secret. */
  about: Readonly<Record<string, unknown>>;
  send: () => Promise<Answer>;
  /** Writes down that it has gone, in a transaction of its own. */
  onSent: (unit: UnitOfWork, answer: Answer) => Promise<void>;
  /** The same where it did not go out; the attempt that was planned before it stands. */
  onFailed?: (unit: UnitOfWork, error: unknown) => Promise<void>;
}

/**
 * Sends something to the world once its transaction is certain, and writes down how it went: nothing waits for another machine inside
 * a transaction. Whoever calls it has planned the next attempt, which `onSent` takes back.
 */
export function sendAfterCommit<Answer>(
  { inBackground, services: { log } }: Pick<UnitOfWork, 'inBackground' | 'services'>,
  { what, about, send, onSent, onFailed }: Sending<Answer>,
): void {
  inBackground((transact) =>
    send()
      .then(
        (answer) => transact((unit) => onSent(unit, answer)),
        (error: unknown) => {
          log.warn({ err: error, ...about }, `${what} did not go out`);
          return onFailed && transact((unit) => onFailed(unit, error));
        },
      )
      .catch((error: unknown) => log.error({ err: error, ...about }, `the outcome of ${what} is lost`)),
  );
}
