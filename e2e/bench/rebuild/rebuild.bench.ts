import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { runProgram } from '../../product/run-program';
import type { Figure } from '../figure';
import { copyWorkspace } from './copy-workspace';

/** Any file of a remote that is built into it. */
const changed = 'mfe-finance/src/remote.ts';

const modes = { build: 'production', test: 'test' };
type Target = keyof typeof modes;

/** What a change in one remote takes to build and test, against everything from the beginning, in a copy of the workspace. */
export default async function bench(): Promise<Figure[]> {
  const copy = copyWorkspace();
  const seconds = (target: Target, ...args: string[]) => {
    const begun = performance.now();
    const environment = { NODE_ENV: modes[target], NX_TUI: 'false' };
    runProgram('nx', [...args, '-t', target], { folder: copy.folder, environment });
    return (performance.now() - begun) / 1_000;
  };
  try {
    return (['build', 'test'] as const).map((target) => {
      const all = seconds(target, 'run-many');
      appendFileSync(join(copy.folder, changed), `\n// Changed at ${new Date().toISOString()}.\n`);
      const affected = seconds(target, 'affected', `--files=${changed}`);
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
