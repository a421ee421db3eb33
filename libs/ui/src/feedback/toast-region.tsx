import { useEffect, useState, useSyncExternalStore, type ComponentType } from 'react';
// Who asks for a toast waits for no stylesheet.
import '../panels/toast-stack.module.css';
import { toastQueue } from './toast-queue';

const subscribe = (listener: () => void) => toastQueue.subscribe(listener);
const hasToasts = () => toastQueue.visibleToasts.length > 0;

let loaded: ComponentType | null = null;

/**
 * Brings the code that shows toasts. The first screen does not wait for it; once it is there, a toast needs no connection.
 *
 * @throws when it can't be loaded; the next call tries again.
 */
export async function prepareToasts(): Promise<void> {
  loaded ??= (await import('../panels/toast-stack')).default;
}

/** Where toasts appear: once per page, in the shell. Without a connection before the first one, they wait for it. */
export function ToastRegion() {
  const isNeeded = useSyncExternalStore(subscribe, hasToasts);
  const [ToastStack, setToastStack] = useState(() => loaded);
  const isAwaited = isNeeded && !ToastStack;
  useEffect(() => {
    if (!isAwaited) return;
    const load = () => void prepareToasts().then(() => setToastStack(() => loaded), ignoreUntilOnline);
    load();
    addEventListener('online', load);
    return () => removeEventListener('online', load);
  }, [isAwaited]);
  return ToastStack ? <ToastStack /> : null;
}

function ignoreUntilOnline(): void {
  // Nothing is broken: it is tried again with the next toast, and when the connection is back.
}
