import type { Boot, ReleaseChoice } from '@carecircle/contracts';
import { jsonForScript } from './escape-html';
import type { StyleText } from './inline-styles';
import { renderPage } from './render-page';
import type { ShellBuild } from './shell-build';

interface StandbyOptions {
  shell: ShellBuild;
  /** What a page of this person would carry; only what says nothing about anybody is taken. */
  boot: Omit<Boot, 'answers'>;
  nonce: string;
  styleText: StyleText;
}

/**
 * The page that a browser keeps for when there is no network (ALL-2). It says nothing about anybody, so it may lie there as it
 * is: the person's data are sealed beside it. It names all files of its releases, which are kept with it or not at all; the font is
 * one of them.
 */
export function renderStandby({ shell, boot, nonce, styleText }: StandbyOptions): string {
  const language = boot.session?.preferences.language ?? 'en';
  const files = [...shellFiles(shell, language), ...remoteFiles(boot.releases, language)];
  const bare: Boot = { ...boot, session: null, positions: {}, states: {}, answers: [] };
  const list = `<script type="application/json" id="files">${jsonForScript(files)}</script>`;
  return renderPage({ shell, boot: bare, language, wanted: [], nonce, styleText, holdsFont: true })
    .replace('<html ', '<html data-standby ')
    .replace('</head>', () => `${list}\n  </head>`);
}

/** Without the sign-in page, which is of no use without a network, and the words of other languages. */
function shellFiles({ files, signIn, words }: ShellBuild, language: string): string[] {
  const left = [signIn.script, signIn.style, ...otherWords(Object.entries(words), language)];
  return files.filter(({ path }) => !left.includes(path)).map(({ path }) => `/${path}`);
}

function remoteFiles(releases: readonly ReleaseChoice[], language: string): string[] {
  return releases.flatMap(({ current: { manifest, baseUrl } }) => {
    const [words, parts] = [new Map<string, string[]>(), new Set<string>()];
    for (const [part, files] of Object.entries(manifest.chunks)) {
      if (part.startsWith('messages:')) words.set(part.slice('messages:'.length), files);
      else files.forEach((file) => parts.add(file));
    }
    const left = otherWords([...words], language).filter((file) => !parts.has(file));
    return manifest.files.filter(({ path }) => !left.includes(path)).map(({ path }) => baseUrl + path);
  });
}

/** English stays: it stands in where a language is missing. */
function otherWords(words: readonly [language: string, files: string[]][], language: string) {
  return words.flatMap(([spoken, files]) => (spoken === language || spoken === 'en' ? [] : files));
}
