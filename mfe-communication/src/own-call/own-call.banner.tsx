import { useEffect } from 'react';
import { useMembers, useSession } from '@carecircle/remote-kit';
import { Button, showToast } from '@carecircle/ui';
import { Dialog } from '@carecircle/ui/panels';
import { useMessages } from '../words';
import { CallScreen } from './call-screen';
import { useCallView } from './call-view';
import { MinimizedCall } from './minimized-call';
import { closeProblem } from './own-call';

/** The call of this page, on every screen: large, or as one line above what else is done (CALL-1). */
export default function OwnCallBanner() {
  const view = useCallView();
  const t = useMessages();
  const name = useCallName(view.calleeId, view.call?.callerId);
  const { end, phase, problem, isMinimized } = view;
  useEffect(() => {
    if (phase === 'ended' && end) showToast({ text: t(`end.${end}`, { name }), tone: 'info' });
  }, [phase, end, name, t]);
  if (problem) {
    return (
      <Dialog
        title={t('problem.title')}
        role="alertdialog"
        isOpen
        hideClose
        onOpenChange={closeProblem}
        footer={(close) => (
          <Button variant="primary" onPress={close}>
            {t('problem.close')}
          </Button>
        )}
      >
        {t(`problem.${problem}`)}
      </Dialog>
    );
  }
  if (phase === 'idle') return null;
  return isMinimized && phase !== 'ended' ? <MinimizedCall name={name} /> : <CallScreen name={name} />;
}

/** The other member of a direct call, whoever made it; else the circle. */
function useCallName(calleeId: string | null, callerId: string | undefined): string {
  const { person, circle } = useSession();
  const members = useMembers();
  if (calleeId === null) return circle.name;
  const otherId = calleeId === person.id ? callerId : calleeId;
  return members.find(({ id }) => id === otherId)?.name ?? '';
}
