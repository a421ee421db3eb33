import { useEffect, useRef, useState } from 'react';
import { defaultSessionTimeout } from '@carecircle/contracts';
import { callOperation, getBusState, newId, Refusal, useOptionalSession } from '@carecircle/remote-kit';
import { Button, Text } from '@carecircle/ui';
import { Dialog } from '@carecircle/ui/panels';
import { useLaterMessages } from '../later/later-messages';
import { enterAtEnd, goAtEnd } from './enter-app';
import { createIdleClock } from './idle-clock';

const signs = ['pointerdown', 'keydown', 'wheel', 'touchmove'] as const;
const againAfterMs = 30_000;

/**
 * Ends the session after the time without use that its owner chose, over all tabs, and asks a minute before (AUTH-5). What is being
 * written stays as a draft. Where the server can't be reached the question stays, and covers the screen, until it can.
 */
export default function IdleWatch() {
  const t = useLaterMessages();
  const minutes = useOptionalSession()?.preferences.sessionTimeout ?? defaultSessionTimeout;
  const [remainingMs, setRemainingMs] = useState<number | null>(null);
  const answer = useIdleClock(minutes, setRemainingMs);
  const seconds = Math.ceil((remainingMs ?? 0) / 1000);
  return (
    <Dialog
      title={t('idle.title')}
      role="alertdialog"
      isOpen={remainingMs !== null}
      onOpenChange={(isOpen) => !isOpen && answer()}
      hideClose
      footer={
        <>
          <Button onPress={() => void endSession().catch(() => undefined)}>{t('idle.leave')}</Button>
          <Button variant="primary" onPress={answer}>
            {t('idle.stay')}
          </Button>
        </>
      }
    >
      <Text>{t('idle.text', { seconds })}</Text>
    </Dialog>
  );
}

function useIdleClock(minutes: number, warn: (remainingMs: number | null) => void): () => void {
  const chosen = useRef(minutes);
  const answer = useRef(() => undefined as void);
  useEffect(() => {
    chosen.current = minutes;
  }, [minutes]);
  useEffect(() => {
    const tabs = 'BroadcastChannel' in window ? new BroadcastChannel('carecircle-activity') : null;
    let retry: ReturnType<typeof setTimeout> | undefined;
    const clock = createIdleClock({
      nowMs: () => performance.now(),
      isBusy: () => getBusState('call.isOn') || getBusState('alerts.open').length > 0,
      report: () => void callOperation('account.keepSession', { commandId: newId() }).catch(() => undefined),
      tell: () => tabs?.postMessage('used'),
      warn,
      end: () => {
        warn(0);
        endSession().catch(() => {
          retry = setTimeout(() => clock.again(), againAfterMs);
        });
      },
    });
    answer.current = clock.answer;
    const notice = () => clock.notice();
    const look = () => clock.look(chosen.current);
    for (const sign of signs) addEventListener(sign, notice, { capture: true, passive: true });
    tabs?.addEventListener('message', clock.hear);
    document.addEventListener('visibilitychange', look);
    const ticks = setInterval(look, 1000);
    return () => {
      for (const sign of signs) removeEventListener(sign, notice, { capture: true });
      document.removeEventListener('visibilitychange', look);
      tabs?.close();
      clearInterval(ticks);
      clearTimeout(retry);
    };
  }, [warn]);
  return () => answer.current();
}

/** The server ends the session, so that no copy of its cookie outlives it; other tabs learn of it by their stream. */
async function endSession(): Promise<void> {
  const wanted = encodeURIComponent(location.pathname + location.search);
  // The stream may tell of the end before the answer comes.
  goAtEnd(`/login?ended=idle&to=${wanted}`);
  try {
    await callOperation('account.signOut', { commandId: newId() });
  } catch (error) {
    if (!(error instanceof Refusal)) {
      goAtEnd(null);
      throw error;
    }
  }
  enterAtEnd();
}
