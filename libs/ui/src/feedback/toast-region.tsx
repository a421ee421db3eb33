import { lazy, Suspense, useState, useSyncExternalStore } from 'react';
import { toastQueue } from './toast-queue';

/** The first toast comes a while after the first screen, which does not wait for this code. */
const ToastStack = lazy(() => import('../panels/toast-stack'));

const subscribe = (listener: () => void) => toastQueue.subscribe(listener);
const hasToasts = () => toastQueue.visibleToasts.length > 0;

/** Where toasts appear: once per page, in the shell. */
export function ToastRegion() {
  const isNeeded = useSyncExternalStore(subscribe, hasToasts);
  const [wasNeeded, setWasNeeded] = useState(false);
  if (isNeeded && !wasNeeded) setWasNeeded(true);
  return wasNeeded ? (
    <Suspense>
      <ToastStack />
    </Suspense>
  ) : null;
}
