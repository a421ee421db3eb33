import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { setImmediate } from 'node:timers';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { isMainThread } from 'node:worker_threads';

/** Read by the server's process before its own code: at SIGUSR2 it lets go of what nobody holds, and then says so. */
if (isMainThread) {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc');
  process.on('SIGUSR2', () => {
    collect();
    // What only waited for the first one to let go of it.
    setImmediate(() => {
      collect();
      writeFileSync(path.join(process.env.DATA_DIR, 'collected'), '');
    });
  });
}
