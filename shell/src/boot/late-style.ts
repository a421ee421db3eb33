let coming: Promise<void> | null = null;

/**
 * Adds what all but the first screens is drawn with, and waits for it, so that nothing shows unstyled. The page names that
 * stylesheet in its place among the others, not in use; after a failure the next call tries again.
 */
export function addLateStyle(): Promise<void> {
  coming ??= takeIntoUse().catch((error: unknown) => {
    coming = null;
    throw error;
  });
  return coming;
}

/** A module together with its styles. */
export async function styled<Module>(module: Promise<Module>): Promise<Module> {
  const [loaded] = await Promise.all([module, addLateStyle()]);
  return loaded;
}

async function takeIntoUse(): Promise<void> {
  const named = document.querySelector<HTMLLinkElement>('link[data-late]');
  if (!named || named.sheet) return;
  // A link that failed before asks again only as a new element.
  const link = named.cloneNode() as HTMLLinkElement;
  link.rel = 'stylesheet';
  await new Promise((resolve, reject) => {
    link.addEventListener('load', resolve, { once: true });
    link.addEventListener('error', () => reject(new Error('The late stylesheet did not load')));
    named.replaceWith(link);
  });
}
