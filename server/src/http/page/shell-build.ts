import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import { NotServable } from '../../modules/releases/not-servable';

const ShellManifest = z.object({
  version: z.string(),
  entry: z.string(),
  initial: z.array(z.string()),
  runtime: z.array(z.string()),
  styles: z.array(z.string()),
  fonts: z.array(z.string()),
  files: z.array(z.object({ path: z.string(), integrity: z.string(), size: z.int() })),
  shared: z.record(z.string(), z.string()),
});

/** The shell's build: its page as a template and what it consists of. */
export interface ShellBuild extends z.infer<typeof ShellManifest> {
  template: string;
  folder: string;
}

/** Reads `shell/dist`. Throws with one line when the shell was never built. */
export function readShellBuild(workspace: string): ShellBuild {
  const folder = path.join(workspace, 'shell/dist');
  try {
    const manifest = ShellManifest.parse(JSON.parse(readFileSync(path.join(folder, 'shell.json'), 'utf8')));
    return { ...manifest, folder, template: readFileSync(path.join(folder, 'index.html'), 'utf8') };
  } catch (cause) {
    throw new NotServable('Not built: shell. Run: npm run build', { cause });
  }
}
