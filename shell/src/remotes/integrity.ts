import type { RemoteManifest, ServedRelease } from '@carecircle/contracts';

interface TrustedTypes {
  createPolicy: (
    name: string,
    rules: { createScript: (text: string) => string },
  ) => { createScript: (text: string) => string };
}

/**
 * Makes the browser check every file of a release against its sum before it runs. The page's own import map covers the
 * releases that the page was made for; another release gets a map of its own. Throws when the browser does not apply
 * the map, because then a changed file would run unnoticed.
 */
export async function requireIntegrity(release: ServedRelease): Promise<void> {
  if (isChecked(release)) return;
  const { manifest, baseUrl } = release;
  const files = await readFiles(baseUrl);
  const scripts = files.filter(({ path }) => path.endsWith('.js'));
  addImportMap({
    imports: { [checkedName(release)]: baseUrl + manifest.entry },
    integrity: Object.fromEntries(scripts.map(({ path, integrity }) => [baseUrl + path, integrity])),
  });
  if (!isChecked(release)) throw new Error('This browser would not check the files');
}

/** Language that the server made the page in. */
const pageLanguage = document.documentElement.lang;
const checkedWords = new Map<string, Promise<void>>();

/**
 * Fetches a release's words of a language as checked against their sums, before any of them runs. The page's own import map has
 * the sums of its language and English alone. Rejects when a file is not the one that was built.
 */
export function requireWords(release: ServedRelease, language: string): Promise<void> {
  if (language === pageLanguage || language === 'en') return Promise.resolve();
  const key = `${language} ${release.baseUrl}`;
  const checked = checkedWords.get(key) ?? fetchWords(release, language);
  checkedWords.set(key, checked);
  checked.catch(() => checkedWords.delete(key));
  return checked;
}

async function fetchWords({ baseUrl }: ServedRelease, language: string): Promise<void> {
  const files = await readFiles(baseUrl);
  const words = files.filter((file) => file.language === language);
  await Promise.all(words.map(({ path, integrity }) => fetchModule(baseUrl + path, integrity)));
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

/**
 * Name that a release's import map resolves; that it does shows that the map is in force. It holds the address, because sums
 * count for one address only. The server writes the same.
 */
function checkedName({ manifest, baseUrl }: ServedRelease): string {
  return `checked${baseUrl}${manifest.entry}`;
}

function isChecked(release: ServedRelease): boolean {
  try {
    return import.meta.resolve(checkedName(release)) !== '';
  } catch {
    return false;
  }
}

async function readFiles(baseUrl: string): Promise<RemoteManifest['files']> {
  const response = await fetch(`${baseUrl}remote.json`);
  if (!response.ok) throw new Error(`remote.json: ${response.status}`);
  const schemas = await import('@carecircle/contracts/schemas');
  return schemas.RemoteManifest.parse(await response.json()).files;
}

function addImportMap(map: object) {
  const script = document.createElement('script');
  script.type = 'importmap';
  script.nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? '';
  script.textContent = trusted(JSON.stringify(map));
  document.head.append(script);
}

/** An import map counts as script text, which the page's policy takes from named places only. */
let policy: { createScript: (text: string) => string } | undefined;
function trusted(text: string): string {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
  policy ??= trustedTypes?.createPolicy('carecircle-import-map', { createScript: (map) => map });
  return policy?.createScript(text) ?? text;
}
