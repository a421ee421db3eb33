import { memo, type ReactNode } from 'react';

interface HeldProps {
  isHeld: boolean;
  children: ReactNode;
}

/** While it is held its content stays as it was: what is about to leave the screen is not rendered anew for that. */
export const Held = memo(
  function Held({ children }: HeldProps) {
    return children;
  },
  (_, { isHeld }) => isHeld,
);
