import { useEffect, useState } from 'react';
import { alertCountdownSeconds, type Alert } from '@carecircle/contracts';
import { nowMs, useCommand } from '@carecircle/remote-kit';
import { Button, Inline, Text } from '@carecircle/ui';
import { useMessages } from '../words';
import { AlertFrame } from './alert-frame';
import { EmergencyCalls } from './emergency-calls';
import { dropAlert, noteAlert } from './keep-open-alerts';

const stepMs = 200;

/** My own alert that still counts down, armed on another device or before this page was loaded. */
export function OwnCountdown({ alert }: { alert: Alert }) {
  const t = useMessages();
  const seconds = useSecondsLeft(alert);
  const [isWaiting, setIsWaiting] = useState(false);
  const { send, isPending } = useCommand('emergency.cancelAlert', {
    offline: 'queue',
    onDone: noteAlert,
    // There is nothing to cancel any more.
    onRefused: () => dropAlert(alert),
  });
  const cancel = async () => {
    const { status } = await send({ alertId: alert.id });
    setIsWaiting(status === 'waiting' || status === 'unreachable');
  };
  return (
    <AlertFrame
      title={alert.isDrill ? t('alert.drill.title') : t(`alert.own.${alert.type}`)}
      isDrill={alert.isDrill}
      text={
        seconds > 0
          ? t(alert.isDrill ? 'alert.drill.counting' : 'alert.counting', { seconds })
          : t('alert.goingOut')
      }
    >
      {isWaiting ? (
        <Text>{t('alert.cancelWaits')}</Text>
      ) : (
        <Button variant="danger" isPending={isPending} onPress={() => void cancel()}>
          {t('alert.cancel')}
        </Button>
      )}
      <Text tone="soft">{t('alert.noAmbulance')}</Text>
      <Inline>
        <EmergencyCalls />
      </Inline>
    </AlertFrame>
  );
}

function useSecondsLeft({ deadlineAt }: Alert): number {
  const [now, setNow] = useState(nowMs);
  useEffect(() => {
    const timer = setInterval(() => setNow(nowMs()), stepMs);
    return () => clearInterval(timer);
  }, []);
  const left = Math.ceil((Date.parse(deadlineAt) - now) / 1000);
  return Math.min(alertCountdownSeconds, Math.max(0, left));
}
