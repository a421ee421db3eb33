import type { RemoteSource } from './remote-declaration';

/**
 * What a remote shows on the shell's own screens. An item that waits for a state is rarely on the first screen, and keeps files
 * of its own.
 */
export function firstScreenItems({ slots }: RemoteSource['declaration']) {
  return slots.filter(({ slot, when }) => /^(?:shell|dashboard)\./.test(slot) && !when);
}

/** Their sources: paths without ending. */
export function firstScreenSources({
  declaration,
  parts,
}: Pick<RemoteSource, 'declaration' | 'parts'>): string[] {
  return firstScreenItems(declaration).map(({ id }) => (parts[`slot:${id}`] ?? '').replace(/\.tsx?$/, ''));
}
