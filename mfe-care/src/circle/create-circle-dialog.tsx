import { useState } from 'react';
import { newId, useCommand } from '@carecircle/remote-kit';
import { useMessages } from '../words';
import { NameDialog } from './name-dialog';
import { useOpenCircle } from './use-open-circle';

/** 'Create New Circle' (CIRC-1): its creator is its sole admin and looks at it from then on. */
export function CreateCircleDialog({ onClose }: { onClose: () => void }) {
  const t = useMessages();
  const [newCircleId] = useState(newId);
  const opening = useOpenCircle();
  const create = useCommand('circles.createCircle', { onDone: ({ id }) => opening.open(id) });
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return (
    <NameDialog
      title={t('circle.create')}
      action={t('circle.create.do')}
      isPending={create.isPending || opening.isPending}
      fieldErrors={create.fieldErrors}
      onSubmit={(name) => void create.send({ newCircleId, name, timeZone })}
      onClose={onClose}
    />
  );
}
