import { useSyncExternalStore } from 'react';
import { deviceChoices, onDeviceChoices } from './device-choices';
import { isHeldBack, onSync } from './sync';

/** The line this device is on; `hidden` where the browser does not tell. */
export type Network = 'wifi' | 'cellular' | 'hidden';

/** https://wicg.github.io/netinfo/#connection-types; a cable costs as little as Wi-Fi. */
const kinds: Readonly<Record<string, Network>> = { wifi: 'wifi', ethernet: 'wifi', cellular: 'cellular' };

interface Connection extends EventTarget {
  type?: string;
  saveData?: boolean;
}

export function network(): Network {
  return kinds[connection()?.type ?? ''] ?? 'hidden';
}

export function useNetwork(): Network {
  return useSyncExternalStore(onNetwork, network);
}

/** Whether pictures may come by themselves on this line, as data usage says (SET-4); where the browser hides it, they come. */
export function mayLoadMedia(): boolean {
  if (isHeldBack()) return false;
  const { dataUsage } = deviceChoices();
  const line = network();
  return line === 'hidden' || dataUsage === 'wifi-cellular' || dataUsage === `${line}-only`;
}

/** Whether what may be needed later is fetched ahead: where pictures may come, unless the browser asks to save data. */
function mayFetchAhead(): boolean {
  return mayLoadMedia() && !connection()?.saveData;
}

/** Runs once what may be needed later may be fetched, now or on a later line. */
export function whenFetchAhead(run: () => void): void {
  if (mayFetchAhead()) return run();
  const stop = onNetwork(() => {
    if (!mayFetchAhead()) return;
    stop();
    run();
  });
}

export function useMayLoadMedia(): boolean {
  return useSyncExternalStore(onNetwork, mayLoadMedia);
}

function onNetwork(listener: () => void): () => void {
  const line = connection();
  const stops = [onDeviceChoices(listener), onSync(listener)];
  line?.addEventListener('change', listener);
  return () => {
    stops.forEach((stop) => stop());
    line?.removeEventListener('change', listener);
  };
}

function connection(): Connection | undefined {
  return (navigator as { connection?: Connection }).connection;
}
