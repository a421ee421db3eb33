import { readRemoteSource, type RemoteSource } from './remote-declaration';

/**
 * What a remote shows on the shell's own screens. An item that waits for a state is rarely on the first screen, and keeps files
 * of its own.
 */
export function firstScreenItems({ slots }: RemoteSource['declaration']) {
  return slots.filter(({ slot, when }) => /^(?:shell|dashboard)\./.test(slot) && !when);
}

/** Their sources: paths without ending. */
export async function firstScreenSources(root: string): Promise<string[]> {
  const { declaration, parts } = await readRemoteSource(root);
  return firstScreenItems(declaration).map(({ id }) => (parts[`slot:${id}`] ?? '').replace(/\.tsx?$/, ''));
}
