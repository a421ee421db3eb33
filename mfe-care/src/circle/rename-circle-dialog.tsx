import { useCommand, useSession } from '@carecircle/remote-kit';
import { useMessages } from '../words';
import { NameDialog } from './name-dialog';

/** 'Edit Circle Name', for admins (CIRC-1). */
export function RenameCircleDialog({ onClose }: { onClose: () => void }) {
  const t = useMessages();
  const { circle } = useSession();
  const rename = useCommand('circles.renameCircle', { onDone: onClose });
  return (
    <NameDialog
      title={t('circle.rename')}
      action={t('save')}
      initial={circle.name}
      isPending={rename.isPending}
      fieldErrors={rename.fieldErrors}
      onSubmit={(name) => (name === circle.name ? onClose() : void rename.send({ name }))}
      onClose={onClose}
    />
  );
}
