import { defaultPreferences, type Boot, type Language, type ServedRelease } from '@carecircle/contracts';
import { jsonForScript } from './escape-html';
import type { StyleText } from './inline-styles';
import { pageHead } from './page-head';
import type { ShellBuild } from './shell-build';
import type { WantedPart } from './wanted-parts';

interface PageOptions {
  shell: ShellBuild;
  boot: Boot;
  /** The person's, or that of the screens before sign-in. */
  language: Language;
  /** Parts that the first screen is made of. */
  wanted: readonly WantedPart[];
  nonce: string;
  styleText: StyleText;
  /** Whether this browser holds the web font. */
  holdsFont: boolean;
}

/**
 * The page for one request. It carries all that the first screen needs to know, so that the browser asks nothing before it
 * loads code, and the person's looks stand on the first element, so that nothing flashes.
 */
export function renderPage({ shell, boot, language, wanted, ...rest }: PageOptions): string {
  const { session, releases } = boot;
  const looks = session?.preferences ?? defaultPreferences;
  const head = pageHead({ shell, releases, wanted, language, ...rest });
  const slim = (release: ServedRelease) => slimRelease(release, language);
  const data = jsonForScript({
    ...boot,
    releases: releases.map(({ remote, current, previous }) => {
      return { remote, current: slim(current), previous: previous && slim(previous) };
    }),
  });
  const splash = shell.splash.markup[language];
  const parts: Record<string, string> = {
    '<html lang="en">': `<html lang="${language}" data-theme="${looks.darkMode ? 'dark' : 'light'}" data-accent="${looks.rewardTheme ?? looks.theme}" data-font-size="${looks.fontSize}">`,
    '<!-- page:head -->': head,
    '<div id="root"></div>': `<div id="root">${(session?.circle ? splash?.inside : splash?.outside) ?? ''}</div>`,
    '<!-- page:boot -->': `<script type="application/json" id="boot">${data}</script>`,
  };
  return Object.entries(parts).reduce((page, [mark, part]) => page.replace(mark, () => part), shell.template);
}

/**
 * Of its files the page asks for stylesheets by itself: the integrity of programs stands in the import map, and each of them names what it
 * needs. Words of other languages come when the person changes theirs.
 */
function slimRelease({ manifest, baseUrl }: ServedRelease, language: Language): ServedRelease {
  const files = manifest.files.filter(({ path }) => isStyle(path));
  const styles = Object.entries(manifest.chunks).map(
    ([part, paths]) => [part, paths.filter(isStyle)] as const,
  );
  const chunks = Object.fromEntries(styles.filter(([, paths]) => paths.length > 0));
  const words = { [language]: manifest.words[language] ?? manifest.words['en'] ?? {} };
  return { baseUrl, manifest: { ...manifest, files, chunks, words } };
}

function isStyle(path: string): boolean {
  return path.endsWith('.css');
}
