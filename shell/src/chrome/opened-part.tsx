import { Suspense, type ReactNode } from 'react';
import { sayPartFailed } from '@carecircle/remote-kit';
import { ScreenBoundary } from './screen-boundary';

interface OpenedPartProps {
  onFailure: () => void;
  children: ReactNode;
}

/** What a press opens, and whose code comes then. Where it fails, a message says so and the screen stays; the next press tries again. */
export function OpenedPart({ onFailure, children }: OpenedPartProps) {
  const close = () => {
    sayPartFailed();
    onFailure();
  };
  return (
    <ScreenBoundary fallback={null} onFailure={close}>
      <Suspense>{children}</Suspense>
    </ScreenBoundary>
  );
}
