import type { ReleaseChoice, PageManifest, ServedRelease } from '@carecircle/contracts';
import { escapeAttribute, jsonForScript } from './escape-html';
import type { StyleText } from './inline-styles';
import { isOfPage } from './is-of-page';
import type { ShellBuild } from './shell-build';
import type { WantedPart } from './wanted-parts';
import { fontTags } from './web-font';

interface HeadOptions {
  shell: ShellBuild;
  releases: readonly ReleaseChoice[];
  wanted: readonly WantedPart[];
  language: string;
  nonce: string;
  styleText: StyleText;
  /** Whether this browser holds the web font. */
  holdsFont: boolean;
}

/**
 * What the page's head tells the browser before any code runs: the integrity of every file that may run, the shell's script,
 * styles, and the files of the first screen. The script comes before the preloads, or it would wait behind them.
 */
export function pageHead(options: HeadOptions): string {
  const { shell, holdsFont, nonce } = options;
  const integrityOf = fileIntegrity(options);
  const link = (attributes: string, href: string) => {
    const integrity = integrityOf[href];
    return `<link ${attributes} href="${escapeAttribute(href)}"${integrity ? ` integrity="${integrity}"` : ''} crossorigin>`;
  };
  const entry = `/${shell.entry}`;
  const words = (shell.words[options.language] ?? shell.words.en ?? []).slice(0, 1);
  const ownScripts = [...shell.initial.slice(1), ...borrowedFiles(options)]
    .concat(words)
    .map((file) => `/${file}`);
  const scripts = [...ownScripts, ...remoteFiles(options, '.js').map(({ href }) => href)];
  return [
    // React Aria and Vite take the nonce for the elements that they add from here.
    `<meta property="csp-nonce" nonce="${nonce}">`,
    `<script type="importmap" nonce="${nonce}">${jsonForScript(importMap(options, integrityOf))}</script>`,
    `<script type="module" nonce="${nonce}" src="${entry}" integrity="${integrityOf[entry] ?? ''}" crossorigin></script>`,
    // One in use would keep the whole page blank until it has come: the app takes them into use, and until then there is the splash.
    `<style nonce="${nonce}">${shell.splash.style}</style>`,
    link('rel="preload" as="style" data-first', `/${shell.style}`),
    ...(shell.lateStyle ? [link(lateRelation(options), `/${shell.lateStyle}`)] : []),
    link('rel="word-integrity"', `/${shell.wordIntegrity}`),
    ...fontTags(shell, holdsFont),
    ...scripts.map((href) => link('rel="modulepreload"', href)),
    ...remoteFiles(options, '.css').map(
      (style) => styleOf(style, options) ?? link('rel="preload" as="style"', style.href),
    ),
  ].join('\n    ');
}

/**
 * The shell's second stylesheet, fetched ahead where the first screen borrows from the shell, or is one of the shell's own outside of a
 * circle. Elsewhere the page only says where it belongs: a relation that browsers do not know fetches nothing.
 */
function lateRelation(options: HeadOptions): string {
  const isUsed = options.wanted.length === 0 || borrowedFiles(options).length > 0;
  return isUsed ? 'rel="preload" as="style" data-late' : 'rel="late-stylesheet" data-late';
}

/**
 * A stylesheet of a remote as part of the page, so that its first screen waits for no request; null for one that can't be. A link
 * would keep the whole page blank until it has come, so the shell adds those when it needs them.
 */
function styleOf({ release, file, href }: RemoteFile, { nonce, styleText }: HeadOptions): string | null {
  const text = styleText(release, file);
  return text && `<style nonce="${nonce}" data-href="${escapeAttribute(href)}">${text}</style>`;
}

/**
 * Integrity of the files that may run, by address. Words of other languages are half of all files: the page fetches theirs when
 * somebody changes to one.
 */
function fileIntegrity({ shell, releases, language }: HeadOptions): Record<string, string> {
  const remotes = releases.map(({ current: { baseUrl, manifest } }) => ({ baseUrl, files: manifest.files }));
  const entries = [{ baseUrl: '/', files: shell.files }, ...remotes].flatMap(({ baseUrl, files }) =>
    files
      .filter((file) => isOfPage(file, language))
      .map(({ path, integrity }) => [baseUrl + path, integrity]),
  );
  return Object.fromEntries(entries) as Record<string, string>;
}

/** The `checked…` names let the shell see whether the map is in force; remotes import late singletons by the others. */
function importMap({ shell, releases }: HeadOptions, integrityOf: Record<string, string>) {
  const scripts = Object.entries(integrityOf).filter(([address]) => address.endsWith('.js'));
  const names = releases.map(({ current: { manifest, baseUrl } }) => [
    `checked${baseUrl}${manifest.entry}`,
    baseUrl + manifest.entry,
  ]);
  const late = Object.entries(shell.late).map(([name, { entry }]) => [name, `/${entry}`]);
  return {
    imports: Object.fromEntries([...late, ...names]) as object,
    integrity: Object.fromEntries(scripts) as object,
  };
}

interface RemoteFile {
  release: ServedRelease;
  file: string;
  href: string;
}

/** Files of the remotes on the first screen, each once. */
function remoteFiles(options: HeadOptions, ending: string): RemoteFile[] {
  return options.releases.flatMap(({ remote, current: release }) => {
    const { manifest, baseUrl } = release;
    const files = neededParts(options, remote, manifest).flatMap((part) => manifest.chunks[part] ?? []);
    return [...new Set(files)]
      .filter((file) => file.endsWith(ending))
      .map((file) => ({ release, file, href: baseUrl + file }));
  });
}

/** Files of the shell behind the late singletons that the first screen uses, each once. */
function borrowedFiles(options: HeadOptions): string[] {
  const names = options.releases.flatMap(({ remote, current: { manifest } }) =>
    neededParts(options, remote, manifest).flatMap((part) => manifest.borrowed[part] ?? []),
  );
  return [...new Set(names.flatMap((name) => options.shell.late[name]?.files ?? []))];
}

/** Its words too, unless those that the page carries are enough. */
function neededParts(
  { wanted, language }: HeadOptions,
  remote: string,
  { spokenParts }: PageManifest,
): string[] {
  const parts = wanted.filter((part) => part.remote === remote).map(({ part }) => part);
  if (parts.length === 0) return [];
  const words = parts.every((part) => spokenParts.includes(part)) ? [] : [`messages:${language}`];
  return ['entry', ...words, ...parts];
}
