import type { Session } from '@carecircle/contracts';

export interface OutsideProps {
  path: string;
  session: Session | null;
}

/** Whether a path shows a screen outside of a circle: signed out, on the way in, or one that everybody may read. */
export function isOutside(path: string, session: Session | null): boolean {
  return !session?.circle || path === '/onboarding' || path === '/terms';
}

export const loadOutside = () => import('./outside-app');
