import { useState } from 'react';
import { useAllowed, useSession } from '@carecircle/remote-kit';
import { Button, EmptyState, List, Section, Stack } from '@carecircle/ui';
import { CareIcon, PlusIcon } from '@carecircle/ui/icons';
import { useMessages } from '../words';
import { RecipientDialog } from './recipient-dialog';
import { RecipientRow } from './recipient-row';
import { RecipientSheet } from './recipient-sheet';

/** Whom the circle cares for (REC-1). */
export function RecipientsSection() {
  const t = useMessages();
  const { recipients } = useSession();
  const mayEdit = useAllowed('recipient:edit');
  const [shownId, setShownId] = useState<string>();
  const [isEditing, setIsEditing] = useState(false);
  const [isAdding, setIsAdding] = useState(false);
  const shown = recipients.find(({ id }) => id === shownId);
  const add = mayEdit ? (
    <Button icon={PlusIcon} isFullWidth onPress={() => setIsAdding(true)}>
      {t('recipients.add')}
    </Button>
  ) : undefined;
  const close = () => {
    setShownId(undefined);
    setIsEditing(false);
    setIsAdding(false);
  };
  return (
    <Section title={t('recipients.title')}>
      {recipients.length === 0 ? (
        <EmptyState icon={CareIcon} text={t('recipients.empty')} action={add} />
      ) : (
        <Stack gap={3}>
          <List label={t('recipients.title')}>
            {recipients.map((recipient) => (
              <RecipientRow
                key={recipient.id}
                recipient={recipient}
                onOpen={() => setShownId(recipient.id)}
              />
            ))}
          </List>
          {add}
        </Stack>
      )}
      {shown && !isEditing ? (
        <RecipientSheet
          recipient={shown}
          onEdit={mayEdit ? () => setIsEditing(true) : undefined}
          onClose={close}
        />
      ) : null}
      {isAdding || (shown && isEditing) ? <RecipientDialog recipient={shown} onClose={close} /> : null}
    </Section>
  );
}
