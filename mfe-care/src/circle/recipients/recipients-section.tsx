import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useAllowed, useSession } from '@carecircle/remote-kit';
import { Button, EmptyState, List, Section, Stack } from '@carecircle/ui';
import { CareIcon, PlusIcon } from '@carecircle/ui/icons';
import { useWayBack } from '../../first-steps/use-way-back';
import { useMessages } from '../../words';
import { RecipientDialog } from './recipient-dialog';
import { RecipientPhotoDialog } from './recipient-photo-dialog';
import { RecipientRow } from './recipient-row';
import { RecipientSheet } from './recipient-sheet';

/** Whom the circle cares for (REC-1). */
export function RecipientsSection() {
  const t = useMessages();
  const { recipients } = useSession();
  const mayEdit = useAllowed('recipient:edit');
  const [shownId, setShownId] = useState<string>();
  const [opened, setOpened] = useState<'add' | 'edit' | 'photo'>();
  const [params] = useSearchParams();
  const isAsked = mayEdit && params.get('add') === 'person';
  const goBack = useWayBack('add');
  const shown = recipients.find(({ id }) => id === shownId);
  const add = mayEdit ? (
    <Button icon={PlusIcon} isFullWidth onPress={() => setOpened('add')}>
      {t('recipients.add')}
    </Button>
  ) : undefined;
  const close = () => {
    setShownId(undefined);
    setOpened(undefined);
    if (isAsked) goBack();
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
      {shown && !opened ? (
        <RecipientSheet recipient={shown} onChange={mayEdit ? setOpened : undefined} onClose={close} />
      ) : null}
      {opened === 'add' || isAsked || (shown && opened === 'edit') ? (
        <RecipientDialog recipient={shown} onClose={close} />
      ) : null}
      {shown && opened === 'photo' ? <RecipientPhotoDialog recipient={shown} onClose={close} /> : null}
    </Section>
  );
}
