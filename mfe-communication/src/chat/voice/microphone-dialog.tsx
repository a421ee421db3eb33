import { Button, Text } from '@carecircle/ui';
import { Dialog } from '@carecircle/ui/panels';
import { useMessages } from '../../words';

interface Props {
  why: 'refused' | 'failed';
  isGroup: boolean;
  onClose: () => void;
}

/** Why nothing is recorded, and what can be done. */
export function MicrophoneDialog({ why, isGroup, onClose }: Props) {
  const t = useMessages();
  const text = isGroup ? (`microphone.${why}` as const) : 'microphone.direct';
  return (
    <Dialog
      title={t('microphone.title')}
      role="alertdialog"
      isOpen
      onOpenChange={onClose}
      footer={
        <Button variant="primary" onPress={onClose}>
          {t('microphone.close')}
        </Button>
      }
    >
      <Text>{t(text)}</Text>
    </Dialog>
  );
}
