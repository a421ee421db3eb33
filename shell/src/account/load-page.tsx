import { useEffect } from 'react';

/**
 * The sign-in page is the server's alone (`src/sign-in`): who comes to its address from within the app loads it. A page that was
 * itself loaded at this address would be loaded for ever, so it fails instead (SHELL-2).
 */
export function LoadPage() {
  const wasLoadedHere = addressLoaded() === location.origin + location.pathname + location.search;
  useEffect(() => {
    if (!wasLoadedHere) location.reload();
  }, [wasLoadedHere]);
  if (wasLoadedHere) throw new Error(`The server sends no page of its own for ${location.pathname}`);
  return null;
}

/** Where the server sent this page, without its hash. */
function addressLoaded(): string | undefined {
  return performance.getEntriesByType('navigation')[0]?.name.replace(/#.*$/, '');
}
