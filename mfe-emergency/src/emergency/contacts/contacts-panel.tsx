import { useState } from 'react';
import type { EmergencyContact } from '@carecircle/contracts';
import { useAllowed } from '@carecircle/remote-kit';
import { Button, EmptyState, ErrorState, Inline, List, Skeleton, Stack, Text } from '@carecircle/ui';
import { PlusIcon, UsersIcon } from '@carecircle/ui/icons';
import { useMessages } from '../../words';
import { useContacts } from '../../contact-list/use-contacts';
import { ChannelNote } from './channel-note';
import { ContactDialog } from './contact-dialog';
import { ContactRow } from './contact-row';

/** People outside the app who are told of an alert, or called (EMER-3). */
export function ContactsPanel() {
  const t = useMessages();
  const mayEdit = useAllowed('contact:edit');
  const { data: contacts, error, refetch, isFetching } = useContacts();
  const [isAdding, setIsAdding] = useState(false);
  const [edited, setEdited] = useState<EmergencyContact>();
  if (!contacts) {
    if (!error) return <Skeleton shape="row" count={3} />;
    return <ErrorState title={t('contacts.failed')} onRetry={refetch} isRetrying={isFetching} />;
  }
  const add = mayEdit ? (
    <Button variant="primary" icon={PlusIcon} onPress={() => setIsAdding(true)}>
      {t('contacts.add')}
    </Button>
  ) : null;
  return (
    <Stack gap={4}>
      {isAdding ? <ContactDialog contact={null} onClose={() => setIsAdding(false)} /> : null}
      {edited ? (
        <ContactDialog
          contact={contacts.find(({ id }) => id === edited.id) ?? edited}
          onClose={() => setEdited(undefined)}
        />
      ) : null}
      {contacts.length === 0 ? (
        <EmptyState
          icon={UsersIcon}
          title={t('contacts.none.title')}
          text={t('contacts.none')}
          action={add}
        />
      ) : (
        <>
          <Inline justify="between">
            <Text tone="soft">{t('contacts.text')}</Text>
            {add}
          </Inline>
          <ChannelNote contacts={contacts} />
          <List label={t('tabs.contacts')}>
            {contacts.map((contact) => (
              <ContactRow key={contact.id} contact={contact} onEdit={setEdited} />
            ))}
          </List>
        </>
      )}
    </Stack>
  );
}
