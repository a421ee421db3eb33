import { useEffect } from 'react';
import { navigateTo, useEvent } from '@carecircle/remote-kit';
import { linkedAddress } from './linked-address';

/**
 * Ties what the device shows to the open app: a touched notification opens its screen here, and one that was read goes from the
 * device too, wherever it was read.
 */
export function useDeviceNotifications(): void {
  useEvent('notification.read', ({ payload: { notificationId } }) => void closeOnDevice(notificationId));
  useEffect(() => {
    const worker = navigator.serviceWorker as ServiceWorkerContainer | undefined;
    const open = ({ data }: MessageEvent<{ kind?: string; link?: string }>) => {
      if (data?.kind === 'open' && data.link?.startsWith('/')) navigateTo(linkedAddress(data.link));
    };
    worker?.addEventListener('message', open);
    return () => worker?.removeEventListener('message', open);
  }, []);
}

/** @param notificationId null for all. */
async function closeOnDevice(notificationId: string | null): Promise<void> {
  const worker = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  const registration = await worker?.getRegistration();
  const shown = await registration?.getNotifications?.(notificationId ? { tag: notificationId } : {});
  for (const notification of shown ?? []) notification.close();
}
