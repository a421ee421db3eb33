import { useEffect } from 'react';
import type { Alert } from '@carecircle/contracts';
import { useCommand, useFormats, useMemberName, useSession } from '@carecircle/remote-kit';
import { announce, Button, Inline, Text } from '@carecircle/ui';
import { useMessages } from '../words';
import { AlertFrame } from './alert-frame';
import { EmergencyCalls } from './emergency-calls';
import { noteAlert } from './keep-open-alerts';

interface ActiveAlertProps {
  alert: Alert;
  /** Whoever looks at it. */
  personId: string;
}

/** The area's own banner speaks when it comes; one that does not come by then must not leave an alert unsaid. */
const silenceMs = 1_000;

/** Who needs help since when, who has seen it, and what can be done. */
export function ActiveAlert({ alert, personId }: ActiveAlertProps) {
  const t = useMessages();
  const formats = useFormats();
  const { members } = useSession();
  const text = t(`alert.${alert.type}`, { name: useMemberName(alert.triggeredBy) });
  useSpoken(t('alert.spoken', { text }));
  const { send, gate } = useCommand('emergency.acknowledgeAlert', { onDone: noteAlert });
  const names = alert.acknowledgedBy.map((id) => members.find((member) => member.id === id)?.name ?? '');

  const acknowledge = async () => {
    noteAlert({ ...alert, acknowledgedBy: [...alert.acknowledgedBy, personId] });
    const { status } = await send({ alertId: alert.id });
    if (status !== 'done') noteAlert(alert);
  };
  return (
    <AlertFrame
      title={t('alert.title')}
      note={formats.dateTime(alert.raisedAt ?? alert.armedAt, 'short')}
      text={text}
    >
      {alert.message ? <Text>{alert.message}</Text> : null}
      <Text tone={names.length > 0 ? 'ink' : 'soft'}>
        {names.length > 0 ? t('alert.seenBy', { names: formats.list(names) }) : t('alert.seenByNobody')}
      </Text>
      <Inline>
        {alert.acknowledgedBy.includes(personId) ? null : (
          <Button variant="primary" size="small" {...gate.button} onPress={() => void acknowledge()}>
            {t('alert.acknowledge')}
          </Button>
        )}
        <EmergencyCalls />
      </Inline>
    </AlertFrame>
  );
}

function useSpoken(text: string): void {
  useEffect(() => {
    const timer = setTimeout(() => announce(text, 'assertive'), silenceMs);
    return () => clearTimeout(timer);
  }, [text]);
}
