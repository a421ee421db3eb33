import type { Session } from '@carecircle/contracts';
import { styled } from './boot/late-style';
import { withLaterMessages } from './later/later-messages';

export interface OutsideProps {
  path: string;
  session: Session | null;
}

/** Whether a path shows a screen outside of a circle: signed out, on the way in, or one that everybody may read. */
export function isOutside(path: string, session: Session | null): boolean {
  return !session?.circle || path === '/onboarding' || path === '/terms';
}

/** Their code and their words, in the language of the page. */
export const loadOutside = () => styled(withLaterMessages(import('./outside-app')));
