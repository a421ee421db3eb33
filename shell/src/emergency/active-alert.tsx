import { useEffect } from 'react';
import type { Alert } from '@carecircle/contracts';
import { nowMs, useCommand, useFormats, useMemberName, useSession } from '@carecircle/remote-kit';
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
  const name = useMemberName(alert.triggeredBy);
  const text = alert.isDrill ? t('alert.drill', { name }) : t(`alert.${alert.type}`, { name });
  useSpoken(alert.isDrill ? text : t('alert.spoken', { text }));
  const { acknowledge, go, turnBack, gate } = useAnswers(alert, personId);
  const nameOf = (id: string) => members.find((member) => member.id === id)?.name ?? '';
  const names = alert.acknowledgedBy.map(nameOf);
  const isGoing = alert.helpers.some(({ memberId }) => memberId === personId);
  const isOwn = alert.triggeredBy === personId;
  const canGo = !isOwn && !isGoing;
  return (
    <AlertFrame
      title={t(alert.isDrill ? 'alert.drill.title' : 'alert.title')}
      isDrill={alert.isDrill}
      note={formats.dateTime(alert.raisedAt ?? alert.armedAt, 'short')}
      text={text}
    >
      {alert.message ? <Text>{alert.message}</Text> : null}
      {alert.helpers.map(({ memberId, since }) => (
        <Text key={memberId}>
          {memberId === personId
            ? t('alert.ownHelp', { time: formats.instant(since) })
            : t('alert.helper', { name: nameOf(memberId), time: formats.instant(since) })}
        </Text>
      ))}
      <Text tone={names.length > 0 ? 'ink' : 'soft'}>
        {names.length > 0 ? t('alert.seenBy', { names: formats.list(names) }) : t('alert.seenByNobody')}
      </Text>
      <Inline>
        {canGo ? (
          <Button variant="primary" size="small" {...gate.button} onPress={go}>
            {t('alert.go')}
          </Button>
        ) : null}
        {isGoing ? (
          <Button size="small" {...gate.button} onPress={turnBack}>
            {t('alert.turnBack')}
          </Button>
        ) : null}
        {isOwn || alert.acknowledgedBy.includes(personId) ? null : (
          <Button
            variant={canGo ? 'secondary' : 'primary'}
            size="small"
            {...gate.button}
            onPress={acknowledge}
          >
            {t('alert.acknowledge')}
          </Button>
        )}
        <EmergencyCalls />
      </Inline>
    </AlertFrame>
  );
}

/** Shown immediately, put back when the server refuses. */
function useAnswers(alert: Alert, personId: string) {
  const { send, gate } = useCommand('emergency.acknowledgeAlert', { onDone: noteAlert });
  const going = useCommand('emergency.goToAlert', { onDone: noteAlert });
  const turningBack = useCommand('emergency.turnBackFromAlert', { onDone: noteAlert });
  const show = async (meanwhile: Partial<Alert>, answer: typeof send) => {
    noteAlert({ ...alert, ...meanwhile });
    const { status } = await answer({ alertId: alert.id });
    if (status !== 'done') noteAlert(alert);
  };
  const acknowledgedBy = [...new Set([...alert.acknowledgedBy, personId])];
  const others = alert.helpers.filter(({ memberId }) => memberId !== personId);
  const own = { memberId: personId, since: new Date(nowMs()).toISOString() };
  return {
    gate,
    acknowledge: () => void show({ acknowledgedBy }, send),
    go: () => void show({ acknowledgedBy, helpers: [...others, own] }, going.send),
    turnBack: () => void show({ helpers: others }, turningBack.send),
  };
}

function useSpoken(text: string): void {
  useEffect(() => {
    const timer = setTimeout(() => announce(text, 'assertive'), silenceMs);
    return () => clearTimeout(timer);
  }, [text]);
}
