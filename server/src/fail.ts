import { CannotStart } from './cannot-start';

/** Ends the process with what went wrong, in words for whoever started it. */
export function fail(error: unknown): never {
  console.error(explain(error));
  process.exit(1);
}

function explain(error: unknown): string {
  if (error instanceof CannotStart) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
