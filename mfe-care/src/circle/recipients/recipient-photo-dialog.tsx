import type { Recipient } from '@carecircle/contracts';
import { useCommand } from '@carecircle/remote-kit';
import { PhotoDialog } from '../../photos/photo-dialog';

interface Props {
  recipient: Recipient;
  onClose: () => void;
}

/** Changes the photo of a person cared for (REC-1). */
export function RecipientPhotoDialog({ recipient, onClose }: Props) {
  const setting = useCommand('circles.setRecipientPhoto');
  return (
    <PhotoDialog
      of="recipient"
      record={recipient}
      setting={setting}
      onSet={(photo) => setting.send({ recipientId: recipient.id, photo })}
      onClose={onClose}
    />
  );
}
