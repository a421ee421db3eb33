import { useState } from 'react';
import { useCommand } from '@carecircle/remote-kit';
import { Button, showToast } from '@carecircle/ui';
import { ConfirmDialog } from '@carecircle/ui/panels';
import { RefreshIcon } from '@carecircle/ui/icons';
import { useMessages } from '../words';

/** Puts the visitor's copy of the demo circle back to its beginning (ALL-4). */
export function DemoReset() {
  const t = useMessages();
  const [isAsking, setIsAsking] = useState(false);
  const reset = useCommand('circles.resetDemoCircle', {
    onDone: () => showToast({ text: t('demo.done'), tone: 'success' }),
  });
  return (
    <>
      <Button
        icon={RefreshIcon}
        isFullWidth
        isPending={reset.isPending}
        {...reset.gate.button}
        onPress={() => setIsAsking(true)}
      >
        {t('demo.reset')}
      </Button>
      <ConfirmDialog
        title={t('demo.title')}
        text={t('demo.text')}
        confirmLabel={t('demo.confirm')}
        cancelLabel={t('cancel')}
        isDanger
        isOpen={isAsking}
        onOpenChange={setIsAsking}
        onConfirm={async () => {
          await reset.send({});
        }}
      />
    </>
  );
}
