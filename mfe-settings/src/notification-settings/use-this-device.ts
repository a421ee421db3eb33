import { useEffect, useState } from 'react';
import { newId, needsRefetch, useCommand, useLiveQuery } from '@carecircle/remote-kit';

/**
 * Whether this browser can be told by push, and whether it is. `install`: an iPhone or iPad tells only what stands on its home
 * screen. `insecure`: the page did not come over https.
 */
export type DeviceState = 'unsupported' | 'install' | 'insecure' | 'denied' | 'off' | 'on';

/** My devices, and what switches this one on and off (NOTE-2). */
export function useThisDevice() {
  const { data, error, refetch } = useLiveQuery(
    'notifications.listPushDevices',
    {},
    { on: { 'push-devices.changed': needsRefetch } },
  );
  const add = useCommand('notifications.addPushDevice');
  const remove = useCommand('notifications.deletePushDevice');
  const permission = usePermission();
  const own = data?.devices.find(({ isThis }) => isThis);
  const [hasFailed, setHasFailed] = useState(false);
  const [isWorking, setIsWorking] = useState(false);

  const switchOn = async () => {
    setHasFailed(false);
    setIsWorking(true);
    try {
      if (!data || (await Notification.requestPermission()) !== 'granted') return;
      const subscription = await subscribe(data.publicKey);
      const { status } = await add.send({ deviceId: newId(), ...subscription });
      if (status !== 'done') setHasFailed(true);
    } catch {
      setHasFailed(true);
    } finally {
      setIsWorking(false);
    }
  };
  const switchOff = async (deviceId: string) => {
    const { status } = await remove.send({ deviceId });
    // The server has forgotten it; what the browser keeps of it reaches nobody.
    if (status === 'done' && deviceId === own?.id) await unsubscribe().catch(() => undefined);
  };
  return {
    ...{ data, error, refetch, own, hasFailed, isWorking, switchOn, switchOff },
    state: deviceState(permission, own !== undefined),
    gate: add.gate,
  };
}

function deviceState(permission: NotificationPermission | null, isOn: boolean): DeviceState {
  if (!globalThis.isSecureContext) return 'insecure';
  if (permission === null) return isApplePhone() ? 'install' : 'unsupported';
  if (permission === 'denied') return 'denied';
  return isOn && permission === 'granted' ? 'on' : 'off';
}

/** Null where this browser has no push. Follows what its owner allows in the browser's own settings. */
function usePermission(): NotificationPermission | null {
  const [permission, setPermission] = useState(readPermission);
  useEffect(() => {
    const read = () => setPermission(readPermission());
    let status: PermissionStatus | undefined;
    navigator.permissions
      ?.query({ name: 'notifications' })
      .then((found) => {
        status = found;
        found.addEventListener('change', read);
      })
      .catch(() => undefined);
    addEventListener('focus', read);
    return () => {
      removeEventListener('focus', read);
      status?.removeEventListener('change', read);
    };
  }, []);
  return permission;
}

function readPermission(): NotificationPermission | null {
  const hasPush = 'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis;
  return hasPush ? Notification.permission : null;
}

function isApplePhone(): boolean {
  return /iPhone|iPad/.test(navigator.userAgent);
}

async function subscribe(publicKey: string) {
  const registration = await navigator.serviceWorker.ready;
  const options = { userVisibleOnly: true, applicationServerKey: publicKey };
  const former = await registration.pushManager.getSubscription();
  // One of another installation under the same address would never be heard of.
  await former?.unsubscribe();
  const { endpoint, keys } = (await registration.pushManager.subscribe(options)).toJSON();
  return { endpoint: endpoint ?? '', p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '' };
}

async function unsubscribe(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  const subscription = await registration?.pushManager.getSubscription();
  await subscription?.unsubscribe();
}
