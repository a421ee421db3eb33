import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { readdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { draftEnding } from '../backup/durable-files';
import { CannotStart } from '../cannot-start';

/** There is room for no database, or the engine could not make one. */
class NotMade extends CannotStart {
  constructor(folder: string, reason: string) {
    super(`The database in ${folder} cannot be made: ${reason}`);
    this.name = 'NotMade';
  }
}

/**
 * Makes the embedded database with this version's schema. A process that ends does it, for an engine that has made a database
 * keeps 500 MB for as long as its process lives. Making takes seconds in which either may end: the database gets its name once it
 * is whole, and what an ended process left is removed.
 *
 * @param folder of the database itself; nobody else may work beside it.
 * @throws NotMade
 */
export async function makeFolderDatabase(folder: string): Promise<void> {
  const beside = path.dirname(folder);
  const isLeft = (name: string) => name.startsWith(path.basename(folder)) && name.endsWith(draftEnding);
  for (const name of readdirSync(beside).filter(isLeft))
    rmSync(path.join(beside, name), { recursive: true, force: true });
  // A name of its own: a maker whose server was killed may still be writing.
  const draft = `${folder}.${randomUUID()}${draftEnding}`;
  try {
    await runMaker(draft);
    renameSync(draft, folder);
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    throw new NotMade(folder, (error as Error).message);
  }
}

/** The built maker lies beside the built server. */
function runMaker(folder: string): Promise<void> {
  const isSource = import.meta.filename.endsWith('.ts');
  const program = path.join(
    import.meta.dirname,
    isSource ? 'maker-from-source.mjs' : 'folder-database-maker.js',
  );
  return new Promise((resolve, reject) => {
    const maker = spawn(process.execPath, [program, folder], { stdio: ['ignore', 'ignore', 'pipe', 'ipc'] });
    let complaint = '';
    maker.stderr?.on('data', (chunk: Buffer) => (complaint += chunk.toString()));
    maker.once('error', reject);
    maker.once('close', (code, signal) =>
      code === 0
        ? resolve()
        : reject(new Error(lastLine(complaint) ?? `its maker ended with ${signal ?? code}`)),
    );
  });
}

function lastLine(text: string): string | undefined {
  return text.trim().split('\n').at(-1) || undefined;
}
