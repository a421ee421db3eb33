import { Boot } from '@carecircle/contracts';

/** What the server put into the page for its first screen. Throws when the page carries none or a wrong one. */
export function readBoot(): Boot {
  const element = document.getElementById('boot');
  if (!element?.textContent) throw new Error('The page carries no #boot');
  return Boot.parse(JSON.parse(element.textContent));
}
