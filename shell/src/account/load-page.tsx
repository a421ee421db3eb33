import { useEffect } from 'react';

/** The sign-in page is the server's alone (`src/sign-in`): who comes to its address from within the app loads it. */
export function LoadPage() {
  useEffect(() => location.reload(), []);
  return null;
}
