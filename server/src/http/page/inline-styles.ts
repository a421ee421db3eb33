import { readFileSync } from 'node:fs';
import type { ServedRelease } from '@carecircle/contracts';
import type { ReleaseFiles } from '../../modules/releases/release-files';

/** Text of a release's stylesheet that may stand in the page itself; null for one that can't. */
export type StyleText = (release: ServedRelease, file: string) => string | null;

/**
 * Reads each published stylesheet once, for pages that carry it instead of asking for it. One that names other files is left
 * out, because their addresses would follow the page's, and one that could end its element too.
 */
export function inlineStyles(files: ReleaseFiles): StyleText {
  const known = new Map<string, string | null>();
  return ({ manifest: { name, version } }, file) => {
    const path = files.pathOf(`${name}/${version}`, file);
    const text = known.get(path) ?? readStyle(path);
    known.set(path, text);
    return text;
  };
}

function readStyle(path: string): string | null {
  const text = readFileSync(path, 'utf8');
  return /url\(|@import|<\//i.test(text) ? null : text;
}
