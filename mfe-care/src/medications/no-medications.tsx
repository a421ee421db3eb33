import { useAllowed, useSession } from '@carecircle/remote-kit';
import { Button, EmptyState } from '@carecircle/ui';
import { PillIcon, PlusIcon } from '@carecircle/ui/icons';
import { NoRecipient } from '../no-recipient/no-recipient';
import { useMessages } from '../words';

/** Nothing is taken yet: the way to write down the first, or to add somebody who takes it, for who may. */
export function NoMedications({ onAdd }: { onAdd: () => void }) {
  const t = useMessages();
  const mayEdit = useAllowed('medication:edit');
  const { recipients } = useSession();
  if (recipients.length === 0) return <NoRecipient area="meds" />;
  return (
    <EmptyState
      icon={PillIcon}
      title={t('meds.empty')}
      text={t(mayEdit ? 'meds.empty.text' : 'meds.empty.wait')}
      action={
        mayEdit ? (
          <Button variant="primary" icon={PlusIcon} onPress={onAdd}>
            {t('meds.add')}
          </Button>
        ) : undefined
      }
    />
  );
}
