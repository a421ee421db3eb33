import { Activity, useSyncExternalStore, type ReactNode } from 'react';
import type { PartVisibility } from './part-visibility';

interface ResumablePartProps {
  visibility: PartVisibility;
  children: ReactNode;
}

/** A part that leaves the screen and comes back with its state; while it is away, its effects are ended and nothing of it runs. */
export function ResumablePart({ visibility, children }: ResumablePartProps) {
  const isShown = useSyncExternalStore(visibility.subscribe, visibility.get);
  return <Activity mode={isShown ? 'visible' : 'hidden'}>{children}</Activity>;
}
