import type { Boot } from '@carecircle/contracts';

/**
 * What the server put into the page for its first screen; `checkBoot` looks at its shape when the screen is shown. Throws when the
 * page carries none.
 */
export function readBoot(): Boot {
  const element = document.getElementById('boot');
  if (!element?.textContent) throw new Error('The page carries no #boot');
  return JSON.parse(element.textContent) as Boot;
}
