export function init() {}
export async function get(name) {
  if (name !== './remote') throw new Error('This remote exposes ./remote only');
  const module = await import('./assets/remote-BsTzX8bV.js');
  return () => module;
}
