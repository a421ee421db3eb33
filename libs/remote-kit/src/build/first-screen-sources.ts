import { readRemoteSource } from './remote-declaration';

/**
 * What a remote shows on the shell's own screens: paths without ending. An item that waits for a state is rarely on the first
 * screen, and keeps a file of its own.
 */
export async function firstScreenSources(root: string): Promise<string[]> {
  const { declaration, parts } = await readRemoteSource(root);
  const items = declaration.slots.filter(({ slot, when }) => /^(?:shell|dashboard)\./.test(slot) && !when);
  return items.map(({ id }) => (parts[`slot:${id}`] ?? '').replace(/\.tsx?$/, ''));
}
