import type { ReactNode } from 'react';
import { TextLink } from '@carecircle/ui';

interface InAppLinkProps {
  to: '/login' | '/signup' | '/privacy' | '/terms';
  /** In a new tab, so that a half-filled form stays. */
  isAside?: boolean;
  children: ReactNode;
}

/** A link between the screens outside of a circle; the path wanted after sign-in goes along. */
export function InAppLink({ to, isAside = false, children }: InAppLinkProps) {
  return (
    <TextLink href={to + location.search} target={isAside ? '_blank' : undefined}>
      {children}
    </TextLink>
  );
}
