import type { ServedRelease } from '@carecircle/contracts';

/**
 * Adds a release's stylesheet unless the page has it, and waits for it, so that nothing shows unstyled. The browser takes it
 * only with the right sum.
 */
export async function addStylesheets(release: ServedRelease): Promise<void> {
  await Promise.all(
    stylesheetsOf(release).map(({ href, integrity }) => come(linkTo(href) ?? add(href, integrity))),
  );
}

/** Takes away the stylesheets of a release that is shown no more. */
export function removeStylesheets(release: ServedRelease): void {
  const base = new URL(release.baseUrl, location.origin).href;
  for (const link of stylesheetLinks()) if (link.href.startsWith(base)) link.remove();
}

function stylesheetsOf({ manifest, baseUrl }: ServedRelease): { href: string; integrity: string }[] {
  const needed = new Set(manifest.chunks.entry);
  return manifest.files
    .filter(({ path }) => needed.has(path) && path.endsWith('.css'))
    .map(({ path, integrity }) => ({ href: new URL(baseUrl + path, location.origin).href, integrity }));
}

function linkTo(href: string): HTMLLinkElement | undefined {
  return stylesheetLinks().find((link) => link.href === href);
}

function stylesheetLinks(): HTMLLinkElement[] {
  return [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];
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

function come(link: HTMLLinkElement): Promise<void> {
  if (link.sheet) return Promise.resolve();
  return new Promise((resolve, reject) => {
    link.addEventListener('load', () => resolve(), { once: true });
    link.addEventListener('error', () => {
      link.remove();
      reject(new Error(`The stylesheet ${link.href} did not load`));
    });
  });
}
