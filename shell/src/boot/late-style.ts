import { takeStyle } from './take-style';

let coming: Promise<void> | null = null;

/** Adds what all but the first screens is drawn with, and waits for it, so that nothing shows unstyled. */
export function addLateStyle(): Promise<void> {
  coming ??= takeStyle('late').catch((error: unknown) => {
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
