import { useState } from 'react';
import { useAllowed } from '@carecircle/remote-kit';
import {
  Button,
  EmptyState,
  ErrorState,
  Inline,
  List,
  PlusIcon,
  Skeleton,
  Stack,
  Text,
  UsersIcon,
} from '@carecircle/ui';
import { useMessages } from '../words';
import { ContactDialog } from './contact-dialog';
import { ContactRow } from './contact-row';
import { useContacts } from './use-contacts';

/** People outside the app who are told of an alert, or called (EMER-3). */
export function ContactsPanel() {
  const t = useMessages();
  const mayEdit = useAllowed('contact:edit');
  const { data: contacts, error, refetch, isFetching } = useContacts();
  const [isAdding, setIsAdding] = useState(false);
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
          <List label={t('tabs.contacts')}>
            {contacts.map((contact) => (
              <ContactRow key={contact.id} contact={contact} />
            ))}
          </List>
        </>
      )}
    </Stack>
  );
}
