import { readFileSync } from 'node:fs';
import type { ServedRelease } from '@carecircle/contracts';
import { hasSum, type ReleaseFiles } from '../../modules/releases';

/** Text of a release's stylesheet that may stand in the page itself; null for one that can't. */
export type StyleText = (release: ServedRelease, file: string) => string | null;

/**
 * Reads each published stylesheet once, for pages that carry it instead of asking for it. One that names other files is left
 * out, because their addresses would follow the page's, and one that could end its element too. So is one that is missing or has
 * another integrity: the page asks for it, and what does not come costs its own area only (MFE-8).
 */
export function inlineStyles(files: ReleaseFiles): StyleText {
  const known = new Map<string, string | null>();
  return ({ manifest }, file) => {
    const path = files.pathOf(`${manifest.name}/${manifest.version}`, file);
    const text = known.get(path) ?? readStyle(path, sumOf(manifest, file));
    known.set(path, text);
    return text;
  };
}

function sumOf({ files }: ServedRelease['manifest'], file: string): string {
  return files.find(({ path }) => path === file)?.integrity ?? '';
}

function readStyle(path: string, integrity: string): string | null {
  const bytes = readIfThere(path);
  if (!bytes || !hasSum(bytes, integrity)) return null;
  const text = bytes.toString();
  return /url\(|@import|<\//i.test(text) ? null : text;
}

function readIfThere(path: string): Buffer | null {
  try {
    return readFileSync(path);
  } catch {
    return null;
  }
}
