import { useState } from 'react';
import { useLiveQuery, useSettled } from '@carecircle/remote-kit';
import { EmptyState, ErrorState, List, Skeleton } from '@carecircle/ui';
import { SearchField } from '@carecircle/ui/fields';
import { SearchIcon } from '@carecircle/ui/icons';
import { useMessages } from '../../words';
import { FoundMessageRow } from './found-message-row';

import css from './search-panel.module.css';

/** Finds messages in the group chat and in my own direct threads (CHAT-1). */
export function SearchPanel({ onOpen }: { onOpen: () => void }) {
  const t = useMessages();
  const [typed, setTyped] = useState('');
  const text = useSettled(typed.trim());
  return (
    <div className={css.panel}>
      <SearchField
        label={t('search.label')}
        placeholder={t('search.label')}
        autoFocus
        maxLength={200}
        value={typed}
        onChange={setTyped}
      />
      {text === '' ? (
        <EmptyState icon={SearchIcon} text={t('search.hint')} />
      ) : (
        <FoundMessages text={text} onOpen={onOpen} />
      )}
    </div>
  );
}

function FoundMessages({ text, onOpen }: { text: string; onOpen: () => void }) {
  const t = useMessages();
  const found = useLiveQuery('communication.listFoundMessages', { text });
  if (!found.data) {
    if (!found.error) return <Skeleton shape="row" count={3} />;
    return <ErrorState title={t('search.failed')} onRetry={found.refetch} isRetrying={found.isFetching} />;
  }
  if (found.data.length === 0) {
    return <EmptyState icon={SearchIcon} title={t('search.none.title')} text={t('search.none')} />;
  }
  return (
    <List label={t('search.results')}>
      {found.data.map((message) => (
        <FoundMessageRow key={message.id} message={message} text={text} onOpen={onOpen} />
      ))}
    </List>
  );
}
