import type { ReleaseChoice } from '@carecircle/contracts';
import { escapeAttribute, jsonForScript } from './escape-html';
import type { ShellBuild } from './shell-build';
import type { WantedPart } from './wanted-parts';

interface HeadOptions {
  shell: ShellBuild;
  releases: readonly ReleaseChoice[];
  wanted: readonly WantedPart[];
  language: string;
  nonce: string;
}

/**
 * What the page's head tells the browser before any code runs: the sum of every file that may run, the shell's script,
 * styles, and the files of the first screen. The script comes before the preloads, or it would wait behind them.
 */
export function pageHead(options: HeadOptions): string {
  const { shell, wanted, nonce } = options;
  const sums = fileSums(options);
  const link = (attributes: string, href: string) => {
    const sum = sums[href];
    return `<link ${attributes} href="${escapeAttribute(href)}"${sum ? ` integrity="${sum}"` : ''} crossorigin>`;
  };
  const entry = `/${shell.entry}`;
  const ownScripts =
    wanted.length > 0 ? [...shell.initial.slice(1), ...shell.runtime] : shell.initial.slice(1);
  const scripts = [...ownScripts.map((file) => `/${file}`), ...remoteFiles(options, '.js')];
  return [
    // React Aria and Vite take the nonce for the elements that they add from here.
    `<meta property="csp-nonce" nonce="${nonce}">`,
    `<script type="importmap" nonce="${nonce}">${jsonForScript(importMap(options, sums))}</script>`,
    `<script type="module" nonce="${nonce}" src="${entry}" integrity="${sums[entry] ?? ''}" crossorigin></script>`,
    ...shell.styles.map((file) => link('rel="stylesheet"', `/${file}`)),
    ...shell.fonts.map(
      (file) => `<link rel="preload" as="font" type="font/woff2" href="/${file}" crossorigin>`,
    ),
    ...scripts.map((href) => link('rel="modulepreload"', href)),
    // The shell adds them when it needs them: a stylesheet here would keep the whole page blank until it has come.
    ...remoteFiles(options, '.css').map((href) => link('rel="preload" as="style"', href)),
  ].join('\n    ');
}

/** Sums of all files, by address. */
function fileSums({ shell, releases }: HeadOptions): Record<string, string> {
  const sums: Record<string, string> = {};
  for (const { path, integrity } of shell.files) sums[`/${path}`] = integrity;
  for (const { current } of releases) {
    for (const { path, integrity } of current.manifest.files) sums[current.baseUrl + path] = integrity;
  }
  return sums;
}

/** The names under `imports` let the shell see whether the map is in force. */
function importMap({ releases }: HeadOptions, sums: Record<string, string>) {
  const scripts = Object.entries(sums).filter(([address]) => address.endsWith('.js'));
  const names = releases.map(({ current: { manifest, baseUrl } }) => [
    `checked${baseUrl}${manifest.entry}`,
    baseUrl + manifest.entry,
  ]);
  return { imports: Object.fromEntries(names) as object, integrity: Object.fromEntries(scripts) as object };
}

/** Files of the remotes on the first screen, each once. */
function remoteFiles({ releases, wanted, language }: HeadOptions, ending: string): string[] {
  const files = releases.flatMap(({ remote, current: { manifest, baseUrl } }) => {
    const parts = wanted.filter((part) => part.remote === remote).map(({ part }) => part);
    if (parts.length === 0) return [];
    const needed = ['entry', `messages:${language}`, ...parts];
    return needed.flatMap((part) => (manifest.chunks[part] ?? []).map((file) => baseUrl + file));
  });
  return [...new Set(files)].filter((file) => file.endsWith(ending));
}
