import { join } from 'node:path';
import { runProgram, workspace } from '../product/run-program';

const folder = join(workspace, 'e2e/remotes/mfe-faulty');

/** Builds the remote that fails where the page's address asks for it, and the good version that stands before it. */
export function buildFaultyRemote(): { good: string; faulty: string } {
  runProgram('vite', ['build'], { folder, environment: { FAULTS: 'none' } });
  runProgram('vite', ['build'], { folder });
  return { good: join(folder, 'dist/good'), faulty: join(folder, 'dist/faulty') };
}
