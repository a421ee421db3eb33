import path from 'node:path';
import type { FastifyRequest } from 'fastify';
import { escapeAttribute } from './escape-html';
import type { ShellBuild } from './shell-build';

type FontOf = Pick<ShellBuild, 'font' | 'files'>;

/**
 * Whether this browser says that it holds the font of this build, by the name of its stylesheet: the shell's `keep-font.ts` fetches
 * the font when a first page is idle, and says so for the next one.
 */
export function holdsFont({ headers }: FastifyRequest, { font }: Pick<ShellBuild, 'font'>): boolean {
  const held = /(?:^|; )font=([^;]+)/.exec(headers.cookie ?? '')?.[1];
  return held === path.basename(font.style);
}

/**
 * The font as part of a page, there with its first paint; for a browser without it only where it is, to be fetched later: on a slow
 * line it would take the page as long as all else of the sign-in page twice over.
 */
export function fontTags({ font, files }: FontOf, isHeld: boolean): string[] {
  const [style, file] = [`/${font.style}`, `/${font.file}`].map(escapeAttribute);
  if (!isHeld) return [`<meta name="font" content="${style} ${file}">`];
  const integrity = files.find(({ path: known }) => known === font.style)?.integrity ?? '';
  return [
    `<link rel="stylesheet" href="${style}" integrity="${integrity}" crossorigin>`,
    `<link rel="preload" as="font" type="font/woff2" href="${file}" crossorigin>`,
  ];
}
