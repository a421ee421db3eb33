/**
 * Takes a stylesheet into use that the page only names, in its place among the others, and waits until it has come: a page in
 * whose head it stood in use would stay blank until then. Rejects when it does not come; then the next call asks for it again.
 */
export async function takeStyle(name: 'first' | 'late'): Promise<void> {
  const named = document.querySelector<HTMLLinkElement>(`link[data-${name}]`);
  if (!named || named.sheet) return;
  // A link that failed before asks again only as a new element.
  const link = named.cloneNode() as HTMLLinkElement;
  link.rel = 'stylesheet';
  await new Promise((resolve, reject) => {
    link.addEventListener('load', resolve, { once: true });
    link.addEventListener('error', () => reject(new Error(`The ${name} stylesheet did not load`)));
    named.replaceWith(link);
  });
}
