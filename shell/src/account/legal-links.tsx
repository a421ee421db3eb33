import type { ReactNode } from 'react';
import { InAppLink } from './in-app-link';

/** What a text is rich with that asks to accept the terms and the privacy policy; both open beside the form. */
export const legalLinks = {
  terms: (text: ReactNode) => (
    <InAppLink to="/terms" isAside>
      {text}
    </InAppLink>
  ),
  privacy: (text: ReactNode) => (
    <InAppLink to="/privacy" isAside>
      {text}
    </InAppLink>
  ),
};
