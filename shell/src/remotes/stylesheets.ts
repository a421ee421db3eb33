import type { ServedRelease } from '@carecircle/contracts';
import { addLateStyle } from '../boot/late-style';

/**
 * Adds the stylesheets of one part of a release unless the page has them, and waits for them, so that nothing shows unstyled: its
 * own, and the shell's for what it borrows. The browser takes one only with the right integrity.
 */
export async function addStylesheets(release: ServedRelease, part: string): Promise<void> {
  const own = stylesheetsOf(release, part).map(({ href, integrity }) =>
    come(find(href) ?? add(href, integrity)),
  );
  await Promise.all(release.manifest.borrowed[part] ? [...own, addLateStyle()] : own);
}

/** Takes away the stylesheets of a release that is shown no more. */
export function removeStylesheets(release: ServedRelease): void {
  const base = new URL(release.baseUrl, location.origin).href;
  for (const sheet of stylesheets()) if (addressOf(sheet).startsWith(base)) sheet.remove();
}

function stylesheetsOf(
  { manifest, baseUrl }: ServedRelease,
  part: string,
): { href: string; integrity: string }[] {
  const needed = new Set(manifest.chunks[part]);
  return manifest.files
    .filter(({ path }) => needed.has(path) && path.endsWith('.css'))
    .map(({ path, integrity }) => ({ href: new URL(baseUrl + path, location.origin).href, integrity }));
}

type Stylesheet = HTMLLinkElement | HTMLStyleElement;

function find(href: string): Stylesheet | undefined {
  return stylesheets().find((sheet) => addressOf(sheet) === href);
}

/** The links, and what the page carries itself. */
function stylesheets(): Stylesheet[] {
  return [...document.querySelectorAll<Stylesheet>('link[rel="stylesheet"], style[data-href]')];
}

function addressOf(sheet: Stylesheet): string {
  return sheet instanceof HTMLLinkElement
    ? sheet.href
    : new URL(sheet.dataset.href ?? '', location.origin).href;
}

function add(href: string, integrity: string): HTMLLinkElement {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.crossOrigin = 'anonymous';
  link.integrity = integrity;
  link.href = href;
  document.head.append(link);
  return link;
}

function come(sheet: Stylesheet): Promise<void> {
  if (sheet.sheet) return Promise.resolve();
  return new Promise((resolve, reject) => {
    sheet.addEventListener('load', () => resolve(), { once: true });
    sheet.addEventListener('error', () => {
      sheet.remove();
      reject(new Error(`The stylesheet ${addressOf(sheet)} did not load`));
    });
  });
}
