import { useEffect, useRef } from 'react';
import { announce } from '@carecircle/ui';
import { useMessages } from '../../words';

interface Sending {
  /** Ids of own messages that the server has not taken yet. */
  waiting: ReadonlySet<string>;
  /** Ids of those that it refused. */
  refused: ReadonlySet<string>;
}

/** A message that is on its way for longer than this is waiting. */
const soonMs = 1_500;

/** Speaks what becomes of the own messages, as the line below them shows it: waiting, sent, not sent (CHAT-3). */
export function useSpeakSending({ waiting, refused }: Sending): void {
  const t = useMessages();
  const isWaiting = waiting.size > 0;
  const before = useRef({ isWaiting, refused: refused.size });

  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => announce(t('state.waiting')), soonMs);
    return () => clearTimeout(timer);
  }, [isWaiting, t]);

  useEffect(() => {
    const was = before.current;
    before.current = { isWaiting, refused: refused.size };
    if (refused.size > was.refused) announce(t('state.refused'), 'assertive');
    else if (was.isWaiting && !isWaiting) announce(t('state.sent'));
  }, [isWaiting, refused.size, t]);
}
