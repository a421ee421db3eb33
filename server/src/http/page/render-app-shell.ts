import type { Boot, ReleaseChoice } from '@carecircle/contracts';
import { jsonForScript } from './escape-html';
import type { StyleText } from './inline-styles';
import { isOfPage } from './is-of-page';
import { renderPage } from './render-page';
import type { ShellBuild } from './shell-build';

interface AppShellOptions {
  shell: ShellBuild;
  /** What a page of this person would carry; only what says nothing about anybody is taken. */
  boot: Omit<Boot, 'answers'>;
  nonce: string;
  styleText: StyleText;
}

/**
 * The page that a browser keeps for when there is no network (ALL-2). It says nothing about anybody, so it may lie there as it
 * is: the person's data are sealed beside it. It names all files of its releases with their integrity, which are kept with it or not at
 * all; the font is one of them.
 */
export function renderAppShell({ shell, boot, nonce, styleText }: AppShellOptions): string {
  const language = boot.session?.preferences.language ?? 'en';
  const files = Object.fromEntries([...shellFiles(shell, language), ...remoteFiles(boot.releases, language)]);
  const bare: Boot = { ...boot, session: null, positions: {}, states: {}, answers: [] };
  const list = `<script type="application/json" id="files">${jsonForScript(files)}</script>`;
  return renderPage({ shell, boot: bare, language, wanted: [], nonce, styleText, holdsFont: true })
    .replace('<html ', '<html data-app-shell ')
    .replace('</head>', () => `${list}\n  </head>`);
}

type FileSum = [address: string, integrity: string];

/** Without the sign-in page, which is of no use without a network, and the words of other languages. */
function shellFiles({ files, signIn }: ShellBuild, language: string): FileSum[] {
  const left = [signIn.script, signIn.style];
  return files
    .filter((file) => !left.includes(file.path) && isOfPage(file, language))
    .map(({ path, integrity }) => [`/${path}`, integrity]);
}

function remoteFiles(releases: readonly ReleaseChoice[], language: string): FileSum[] {
  return releases.flatMap(({ current: { manifest, baseUrl } }) =>
    manifest.files
      .filter((file) => isOfPage(file, language))
      .map(({ path, integrity }): FileSum => [baseUrl + path, integrity]),
  );
}
