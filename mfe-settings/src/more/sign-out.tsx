import { useState } from 'react';
import { useBusState, useCommand, wipeLocalData } from '@carecircle/remote-kit';
import { Button } from '@carecircle/ui';
import { ConfirmDialog } from '@carecircle/ui/panels';
import { SignOutIcon } from '@carecircle/ui/icons';
import { useMessages } from '../words';

/**
 * Ends the session and forgets what this device keeps of it (SET-1, ALL-2). It asks only when unsent work would be lost:
 * that is the one thing that cannot be undone.
 */
export function SignOut() {
  const t = useMessages();
  const waiting = useBusState('commands.waiting');
  const [isAsking, setIsAsking] = useState(false);
  const command = useCommand('account.signOut');
  const signOut = async () => {
    const { status } = await command.send({});
    if (status !== 'done') return;
    await wipeLocalData();
    location.assign('/login');
  };
  return (
    <>
      <Button
        icon={SignOutIcon}
        isFullWidth
        isPending={command.isPending}
        {...command.gate.button}
        onPress={() => (waiting > 0 ? setIsAsking(true) : void signOut())}
      >
        {t('more.sign-out')}
      </Button>
      <ConfirmDialog
        title={t('more.unsent.title')}
        text={t('more.unsent.text', { count: waiting })}
        confirmLabel={t('more.sign-out')}
        cancelLabel={t('cancel')}
        isDanger
        isOpen={isAsking}
        onOpenChange={setIsAsking}
        onConfirm={signOut}
      />
    </>
  );
}
