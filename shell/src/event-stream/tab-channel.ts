import type { TabMessage } from './stream-message';

/** Messages among the tabs of one person in one browser. */
export interface TabChannel {
  post: (message: TabMessage) => void;
  close: () => void;
}

/** Joins the tabs' channel; a browser without it has tabs that stand alone. */
export function openTabChannel(personId: string, onMessage: (message: TabMessage) => void): TabChannel {
  if (!('BroadcastChannel' in globalThis)) return { post: () => undefined, close: () => undefined };
  const channel = new BroadcastChannel(`carecircle-events-${personId}`);
  channel.addEventListener('message', ({ data }: MessageEvent<TabMessage>) => onMessage(data));
  return { post: (message) => channel.postMessage(message), close: () => channel.close() };
}
