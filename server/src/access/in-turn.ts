const lastInLine = new Map<string, Promise<unknown>>();

/** Runs work of one name one after another within this process, in the order of asking. */
export async function inTurn<T>(name: string, run: () => Promise<T>): Promise<T> {
  const before = lastInLine.get(name) ?? Promise.resolve();
  const own = before.catch(() => undefined).then(run);
  lastInLine.set(name, own);
  try {
    return await own;
  } finally {
    if (lastInLine.get(name) === own) lastInLine.delete(name);
  }
}
