import type { Language, RemoteManifest, ServedRelease } from '@carecircle/contracts';
import { readFiles } from './loading/integrity';

type Files = RemoteManifest['files'];

/** Language that the server made the page in. */
const pageLanguage = document.documentElement.lang;
const checkedWords = new Map<string, Promise<void>>();

/**
 * Fetches a release's words of a language as checked against their integrity, before any of them runs: the page's own import map has
 * that of its language and English alone. Rejects when a file is not the one that was built.
 */
export function requireWords({ baseUrl }: ServedRelease, language: string): Promise<void> {
  return requireFrom(baseUrl, language, () => readFiles(baseUrl));
}

/** The same for the shell's own loaders of words. */
export function checkedWordFiles<Loaders extends Record<Language, () => Promise<unknown>>>(
  loaders: Loaders,
): Loaders {
  const checked = Object.entries(loaders).map(([language, load]) => [
    language,
    () => requireFrom('/', language, readShellWords).then(load),
  ]);
  return Object.fromEntries(checked) as Loaders;
}

function requireFrom(baseUrl: string, language: string, read: () => Promise<Files>): Promise<void> {
  if (language === pageLanguage || language === 'en') return Promise.resolve();
  const key = `${language} ${baseUrl}`;
  const checked = checkedWords.get(key) ?? fetchWords(baseUrl, language, read);
  checkedWords.set(key, checked);
  checked.catch(() => checkedWords.delete(key));
  return checked;
}

async function fetchWords(baseUrl: string, language: string, read: () => Promise<Files>): Promise<void> {
  const words = (await read()).filter((file) => file.language === language);
  await Promise.all(words.map(({ path, integrity }) => fetchModule(baseUrl + path, integrity)));
}

/** The page names the file that lists them, with its integrity. */
async function readShellWords(): Promise<Files> {
  const link = document.querySelector<HTMLLinkElement>('link[rel="word-integrity"]');
  if (!link) return [];
  const response = await fetch(link.href, { integrity: link.integrity });
  if (!response.ok) throw new Error(`${link.href}: ${response.status}`);
  return (await response.json()) as Files;
}

/** A module that was fetched ahead is what every later import of its address gets. */
function fetchModule(href: string, integrity: string): Promise<void> {
  const link = document.createElement('link');
  Object.assign(link, { rel: 'modulepreload', crossOrigin: 'anonymous', integrity, href });
  return new Promise((resolve, reject) => {
    link.addEventListener('load', () => resolve(), { once: true });
    link.addEventListener('error', () => {
      link.remove();
      reject(new Error(`${href} did not load`));
    });
    document.head.append(link);
  });
}
