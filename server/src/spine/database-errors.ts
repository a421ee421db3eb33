const unreachable = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
  '53300', // too many connections
  '57P01', // shut down by an administrator
  '57P02',
  '57P03', // still starting
]);
const tooSlow = new Set([
  '55P03', // a lock was not to be had
  '57014', // a statement took too long
  '25P03', // a transaction idled too long
]);
const sameKey = '23505';
const worthRetrying = new Set(['40001', '40P01']);
const lostConnection =
  /timeout exceeded when trying to connect|not currently accepting connections|connection terminated|client has encountered a connection error|cannot use a pool after|database is closed/i;
const outOfTime = /transaction took too long/i;

/** Whether the database could not do its work now, though the request may be right. */
export function isUnavailable(error: unknown): boolean {
  return (
    isUnreachable(error) ||
    causes(error).some(({ code, message }) => tooSlow.has(code) || outOfTime.test(message))
  );
}

/** Whether there was no database to ask: what was to be done is not to blame. */
export function isUnreachable(error: unknown): boolean {
  return causes(error).some(
    ({ code, message, syscall }) =>
      unreachable.has(code) ||
      code.startsWith('08') ||
      // A socket that is not there; a missing file of ours is another matter.
      (code === 'ENOENT' && syscall === 'connect') ||
      lostConnection.test(message),
  );
}

/** Whether the database itself asks for the transaction to be run again: a deadlock or a serialization failure. */
export function isWorthRetrying(error: unknown): boolean {
  return causes(error).some(({ code }) => worthRetrying.has(code));
}

/** The table in which a new row's key is taken already; null when that was not the matter. */
export function tableWithSameKey(error: unknown): string | null {
  return causes(error).find(({ code }) => code === sameKey)?.table ?? null;
}

interface Cause {
  code: string;
  message: string;
  syscall?: string;
  table?: string;
}

function causes(error: unknown): Cause[] {
  const chain = [];
  for (let current = error; current instanceof Error && chain.length < 5; current = current.cause) {
    const { code, syscall, table } = current as { code?: unknown; syscall?: string; table?: string };
    chain.push({ code: typeof code === 'string' ? code : '', message: current.message, syscall, table });
  }
  return chain;
}
