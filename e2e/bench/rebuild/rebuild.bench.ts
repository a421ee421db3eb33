import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { runProgram } from '../../product/run-program';
import type { Figure } from '../figure';
import { copyWorkspace } from './copy-workspace';

/** Any file of a remote that is built into it. */
const changed = 'mfe-finance/src/remote.ts';

/** What a change in one remote takes to build and test, against everything from the beginning, in a copy of the workspace. */
export default async function bench(): Promise<Figure[]> {
  const copy = copyWorkspace();
  const seconds = (...args: string[]) => {
    const begun = performance.now();
    runProgram('nx', args, { folder: copy.folder, environment: { NODE_ENV: 'test', NX_TUI: 'false' } });
    return (performance.now() - begun) / 1_000;
  };
  try {
    return ['build', 'test'].map((target) => {
      const all = seconds('run-many', '-t', target);
      appendFileSync(join(copy.folder, changed), `\n// Changed at ${new Date().toISOString()}.\n`);
      const affected = seconds('affected', '-t', target, `--files=${changed}`);
      return {
        promise: `After a change in one remote, the ${target} of what is affected`,
        measured: affected,
        baseline: all,
        unit: 's',
        limit: { atMost: 0.3, of: 'ratio' } as const,
      };
    });
  } finally {
    copy.remove();
  }
}
