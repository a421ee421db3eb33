import { defaultPreferences, type Boot, type ReleaseChoice, type ServedRelease } from '@carecircle/contracts';
import { jsonForScript } from './escape-html';
import type { StyleText } from './inline-styles';
import { pageHead } from './page-head';
import type { ShellBuild } from './shell-build';
import type { WantedPart } from './wanted-parts';

interface PageOptions {
  shell: ShellBuild;
  boot: Boot;
  /** Parts that the first screen is made of. */
  wanted: readonly WantedPart[];
  nonce: string;
  styleText: StyleText;
}

/**
 * The page for one request. It carries all that the first screen needs to know, so that the browser asks nothing before it
 * loads code, and the person's looks stand on the first element, so that nothing flashes.
 */
export function renderPage({ shell, boot, wanted, nonce, styleText }: PageOptions): string {
  const { session, releases } = boot;
  const looks = session?.preferences ?? defaultPreferences;
  const head = pageHead({ shell, releases, wanted, language: looks.language, nonce, styleText });
  const data = jsonForScript({ ...boot, releases: releases.map(slim) });
  const parts: Record<string, string> = {
    '<html lang="en">': `<html lang="${looks.language}" data-theme="${looks.darkMode ? 'dark' : 'light'}" data-accent="${looks.theme}" data-font-size="${looks.fontSize}">`,
    '<!-- page:head -->': head,
    '<!-- page:boot -->': `<script type="application/json" id="boot">${data}</script>`,
  };
  return Object.entries(parts).reduce((page, [mark, part]) => page.replace(mark, () => part), shell.template);
}

/** The sums of programs stand in the import map already. The words of every language stay: a person may change theirs at any time. */
function slim({ remote, current, previous }: ReleaseChoice): ReleaseChoice {
  return { remote, current: slimRelease(current), previous: previous && slimRelease(previous) };
}

function slimRelease({ manifest, baseUrl }: ServedRelease): ServedRelease {
  const files = manifest.files.filter(({ path }) => path.endsWith('.css'));
  return { baseUrl, manifest: { ...manifest, files } };
}
