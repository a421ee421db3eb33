import { IconButton } from '@carecircle/ui';
import {
  AttachIcon,
  CameraIcon,
  FileTextIcon,
  ImageIcon,
  MicrophoneIcon,
  WarningIcon,
} from '@carecircle/ui/icons';
import { Menu } from '@carecircle/ui/panels';
import { useMessages } from '../../words';
import { pickDocument, pickPicture } from '../attachments/pick-attachment';

interface Picking {
  attachmentKey: string;
  isDisabled: boolean;
}

/** Photo, Document. */
export function AttachMenu({ attachmentKey, isDisabled }: Picking) {
  const t = useMessages();
  return (
    <Menu
      label={t('attach.label')}
      placement="top start"
      trigger={(opener) => (
        <IconButton {...opener} icon={AttachIcon} aria-label={t('attach.label')} isDisabled={isDisabled} />
      )}
      items={[
        {
          id: 'photo',
          label: t('attach.photo'),
          icon: ImageIcon,
          onAction: () => pickPicture(attachmentKey),
        },
        {
          id: 'document',
          label: t('attach.document'),
          icon: FileTextIcon,
          onAction: () => pickDocument(attachmentKey),
        },
      ]}
    />
  );
}

export function PhotoButton({ attachmentKey, isDisabled }: Picking) {
  const t = useMessages();
  return (
    <IconButton
      icon={CameraIcon}
      aria-label={t('composer.photo')}
      isDisabled={isDisabled}
      onPress={() => pickPicture(attachmentKey)}
    />
  );
}

export function VoiceButton({ onRecord, isDisabled }: { onRecord: () => void; isDisabled: boolean }) {
  const t = useMessages();
  return (
    <IconButton
      icon={MicrophoneIcon}
      aria-label={t('composer.record')}
      isDisabled={isDisabled}
      onPress={onRecord}
    />
  );
}

interface UrgentProps {
  isUrgent: boolean;
  onChange: (isUrgent: boolean) => void;
}

/** Whether everybody is reminded of the message until they confirm it. */
export function UrgentButton({ isUrgent, onChange }: UrgentProps) {
  const t = useMessages();
  return (
    <IconButton
      icon={WarningIcon}
      variant={isUrgent ? 'outlined' : 'quiet'}
      aria-label={t('urgent.label')}
      aria-pressed={isUrgent}
      onPress={() => onChange(!isUrgent)}
    />
  );
}
