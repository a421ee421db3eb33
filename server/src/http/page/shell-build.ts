import { readFileSync } from 'node:fs';
import path from 'node:path';
import { RemoteManifest } from '@carecircle/contracts/schemas';
import * as z from 'zod';
import { NotServable } from '../../modules/releases';

const ShellManifest = z.object({
  version: z.string(),
  entry: z.string(),
  initial: z.array(z.string()),
  late: z.record(z.string(), z.object({ entry: z.string(), files: z.array(z.string()) })),
  signIn: z.object({
    script: z.string(),
    style: z.string(),
    markup: z.record(z.string(), z.object({ title: z.string(), demo: z.string(), plain: z.string() })),
  }),
  splash: z.object({
    style: z.string(),
    markup: z.record(z.string(), z.object({ inside: z.string(), outside: z.string() })),
  }),
  words: z.record(z.string(), z.array(z.string())),
  style: z.string(),
  lateStyle: z.string().nullable(),
  font: z.object({ style: z.string(), file: z.string() }),
  files: RemoteManifest.shape.files,
  wordIntegrity: z.string(),
  shared: z.record(z.string(), z.string()),
  /** Singleton → the names that it has here; builds are refused that use others (REL-5). */
  exports: z.record(z.string(), z.array(z.string())).default({}),
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
    return { ...manifest, folder, template: readTemplate(folder) };
  } catch (cause) {
    throw new NotServable('Not built: shell. Run: npm run build', { cause });
  }
}

/** Without the bundler's own tags for the entry: each page brings what it runs, with nonce and integrity. */
function readTemplate(folder: string): string {
  return readFileSync(path.join(folder, 'index.html'), 'utf8')
    .replace(/\s*<script type="module"[^>]*><\/script>/, '')
    .replace(/\s*<link rel="stylesheet"[^>]*>/g, '');
}
