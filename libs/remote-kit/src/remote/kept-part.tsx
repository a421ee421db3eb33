import { Activity, useSyncExternalStore, type ReactNode } from 'react';
import type { PartVisibility } from './part-visibility';

interface KeptPartProps {
  visibility: PartVisibility;
  children: ReactNode;
}

/** A part that leaves the screen and comes back with its state; while it is away, its effects are ended and nothing of it runs. */
export function KeptPart({ visibility, children }: KeptPartProps) {
  const isShown = useSyncExternalStore(visibility.subscribe, visibility.get);
  return <Activity mode={isShown ? 'visible' : 'hidden'}>{children}</Activity>;
}
