import { createHook } from 'node:async_hooks';

/**
 * How many passwords Node hashes while something runs. A hash costs a hundred times what the rest of an answer does, so a stranger's
 * clock tells two answers apart by this number alone; unlike any time, it does not change with how busy the machine is.
 */
export async function countHashes<Result>(run: () => PromiseLike<Result>) {
  let hashes = 0;
  const hook = createHook({
    init(_id, type) {
      if (type === 'SCRYPTREQUEST') hashes += 1;
    },
  }).enable();
  try {
    const result = await run();
    return { result, hashes };
  } finally {
    hook.disable();
  }
}
