import type { ServedRelease } from '@carecircle/contracts';

/** Adds a release's stylesheet unless the page has it, and waits for it, so that nothing shows unstyled. */
export async function addStylesheets(release: ServedRelease): Promise<void> {
  await Promise.all(stylesheetsOf(release).map((href) => linkTo(href) ?? add(href)));
}

/** Takes away the stylesheets of a release that is shown no more. */
export function removeStylesheets(release: ServedRelease): void {
  const base = new URL(release.baseUrl, location.origin).href;
  for (const link of stylesheetLinks()) if (link.href.startsWith(base)) link.remove();
}

function stylesheetsOf({ manifest, baseUrl }: ServedRelease): string[] {
  const files = manifest.chunks.entry ?? [];
  return files
    .filter((file) => file.endsWith('.css'))
    .map((file) => new URL(baseUrl + file, location.origin).href);
}

function linkTo(href: string): HTMLLinkElement | undefined {
  return stylesheetLinks().find((link) => link.href === href);
}

function stylesheetLinks(): HTMLLinkElement[] {
  return [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];
}

function add(href: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = href;
    link.onload = () => resolve();
    link.onerror = () => {
      link.remove();
      reject(new Error(`The stylesheet ${href} did not load`));
    };
    document.head.append(link);
  });
}
