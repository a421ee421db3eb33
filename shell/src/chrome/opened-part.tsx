import type { ReactNode } from 'react';
import { sayPartFailed } from '@carecircle/remote-kit';
import { ScreenBoundary } from './screen-boundary';

/** Of what is `new`, nothing is there yet, not even its code. */
export type Opening = 'new' | 'open' | 'closed';

interface OpenedPartProps {
  opening: Opening;
  onChange: (opening: Opening) => void;
  children: (part: { isOpen: boolean; onOpenChange: (isOpen: boolean) => void }) => ReactNode;
}

/** What a press opens, and whose code comes then. Where it fails, a message says so and the screen stays; the next press tries again. */
export function OpenedPart({ opening, onChange, children }: OpenedPartProps) {
  if (opening === 'new') return null;
  const startOver = () => {
    sayPartFailed();
    onChange('new');
  };
  const part = {
    isOpen: opening === 'open',
    onOpenChange: (isOpen: boolean) => onChange(isOpen ? 'open' : 'closed'),
  };
  return (
    <ScreenBoundary fallback={null} onFailure={startOver}>
      {children(part)}
    </ScreenBoundary>
  );
}
