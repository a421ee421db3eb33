import { memo, type ReactNode } from 'react';

interface FreezeOnExitProps {
  isExiting: boolean;
  children: ReactNode;
}

/** While it is exiting its content stays as it was: what is about to leave the screen is not rendered again for that. */
export const FreezeOnExit = memo(
  function FreezeOnExit({ children }: FreezeOnExitProps) {
    return children;
  },
  (_, { isExiting }) => isExiting,
);
