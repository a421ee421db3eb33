import type { Alert } from '@carecircle/contracts';
import { useSession } from '@carecircle/remote-kit';
import { Button, Inline } from '@carecircle/ui';
import type { useRespond } from '../alerts/use-respond';
import { useMessages } from '../words';

export interface AlertAnswersProps {
  alert: Alert;
  respond: ReturnType<typeof useRespond>;
  /** Asks first, because everybody is notified; a drill ends without a question. */
  onResolve: () => void;
}

/** I'm going and its taking back, Acknowledge, Mark Resolved; nobody answers an alert of their own (EMER-2, EMER-6). */
export function AlertAnswers({ alert, respond, onResolve }: AlertAnswersProps) {
  const t = useMessages();
  const { person } = useSession();
  const { acknowledge, go, turnBack, resolve, isPending, gate } = respond;
  const { isDrill } = alert;
  const isOwn = alert.triggeredBy === person.id;
  const hasSeen = isOwn || alert.acknowledgedBy.includes(person.id);
  const isGoing = alert.helpers.some(({ memberId }) => memberId === person.id);
  const canGo = !isOwn && !isGoing;
  return (
    <Inline>
      {canGo ? (
        <Button variant="primary" size="small" isPending={isPending} {...gate.button} onPress={go}>
          {t('banner.go')}
        </Button>
      ) : null}
      {isGoing ? (
        <Button size="small" isPending={isPending} {...gate.button} onPress={turnBack}>
          {t('banner.turnBack')}
        </Button>
      ) : null}
      {hasSeen ? null : (
        <Button
          variant={canGo ? 'secondary' : 'primary'}
          size="small"
          isPending={isPending}
          {...gate.button}
          onPress={acknowledge}
        >
          {t('banner.acknowledge')}
        </Button>
      )}
      <Button size="small" isPending={isPending} {...gate.button} onPress={isDrill ? resolve : onResolve}>
        {t(isDrill ? 'banner.endDrill' : 'banner.resolve')}
      </Button>
    </Inline>
  );
}
