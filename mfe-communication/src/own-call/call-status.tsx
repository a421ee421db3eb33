import { useEffect, useState } from 'react';
import { nowMs } from '@carecircle/remote-kit';
import { useMessages } from '../words';
import { useCallView, type CallView } from './call-view';

/** Where the call stands, in a word, and how long it has lasted. */
export function CallStatus({ name }: { name: string }) {
  const t = useMessages();
  const view = useCallView();
  const status = statusOf(view);
  return (
    <>
      <span role="status">{t(`status.${status}`, { name })}</span>
      {status === 'connected' && view.call?.answeredAt ? (
        <>
          {' '}
          <Duration since={Date.parse(view.call.answeredAt)} />
        </>
      ) : null}
    </>
  );
}

function statusOf({ phase, call, peers, calleeId }: CallView) {
  if (phase === 'ended') return 'ended';
  if (phase === 'connected') {
    return peers.length > 0 && peers.every(({ state }) => state !== 'connected')
      ? 'reconnecting'
      : 'connected';
  }
  if (call?.answeredAt) return 'connecting';
  return calleeId === null ? 'startingCircle' : 'starting';
}

function Duration({ since }: { since: number }) {
  const [now, setNow] = useState(nowMs);
  useEffect(() => {
    const timer = setInterval(() => setNow(nowMs()), 1_000);
    return () => clearInterval(timer);
  }, []);
  const seconds = Math.max(0, Math.floor((now - since) / 1_000));
  const minutes = Math.floor(seconds / 60);
  return (
    <span style={{ fontVariantNumeric: 'tabular-nums' }}>
      {minutes}:{String(seconds % 60).padStart(2, '0')}
    </span>
  );
}
