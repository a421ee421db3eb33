import type { RemoteManifest, ServedRelease } from '@carecircle/contracts';

interface TrustedTypes {
  createPolicy: (
    name: string,
    rules: { createScript: (text: string) => string },
  ) => { createScript: (text: string) => string };
}

/** One that hangs must give its connection back: a browser has six, and each new try asks at another address. */
const longestReadMs = 5_000;

/**
 * Makes the browser check every file of a release against its integrity before it runs. The page's own import map covers the
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

/**
 * Name that a release's import map resolves; that it does shows that the map is in force. It holds the address, because hashes
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

export async function readFiles(baseUrl: string): Promise<RemoteManifest['files']> {
  const response = await fetch(`${baseUrl}remote.json`, { signal: AbortSignal.timeout(longestReadMs) });
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
