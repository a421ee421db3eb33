import { ScreenBoundary } from '../chrome/screen-boundary';
import { closeLouise, useOpening } from './open-louise';

/** Where the assistant opens, over whatever screen (LOU-1). */
export function LouisePlace() {
  const { state, LouiseDialog } = useOpening();
  if (!LouiseDialog) return null;
  return (
    <ScreenBoundary>
      <LouiseDialog isOpen={state === 'open'} onClose={closeLouise} />
    </ScreenBoundary>
  );
}
