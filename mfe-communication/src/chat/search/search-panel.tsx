import { useState } from 'react';
import { useLiveQuery, useSettled } from '@carecircle/remote-kit';
import { Button, EmptyState, ErrorState, List, Skeleton } from '@carecircle/ui';
import { SearchField } from '@carecircle/ui/fields';
import { SearchIcon } from '@carecircle/ui/icons';
import { useMessages } from '../../words';
import { FoundMessageRow } from './found-message-row';

import css from './search-panel.module.css';

/** How many messages one answer brings. */
const mostFound = 50;

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
        <FoundMessages key={text} text={text} onOpen={onOpen} />
      )}
    </div>
  );
}

interface FoundMessagesProps {
  text: string;
  /** The last message of those shown above; these follow it. */
  after?: string;
  onOpen: () => void;
}

/** One answer after another, each asked for when it is wanted. */
function FoundMessages({ text, after, onOpen }: FoundMessagesProps) {
  const t = useMessages();
  const [wantsMore, setWantsMore] = useState(false);
  const found = useLiveQuery('communication.listFoundMessages', { text, after, limit: mostFound });
  if (!found.data) {
    if (!found.error) return <Skeleton shape="row" count={3} />;
    return <ErrorState title={t('search.failed')} onRetry={found.refetch} isRetrying={found.isFetching} />;
  }
  const last = found.data.at(-1);
  if (!last) {
    if (after) return null;
    return <EmptyState icon={SearchIcon} title={t('search.none.title')} text={t('search.none')} />;
  }
  const canGoOn = found.data.length === mostFound;
  return (
    <>
      <List label={t('search.results')}>
        {found.data.map((message) => (
          <FoundMessageRow key={message.id} message={message} text={text} onOpen={onOpen} />
        ))}
      </List>
      {canGoOn && wantsMore && <FoundMessages text={text} after={last.id} onOpen={onOpen} />}
      {canGoOn && !wantsMore && <Button onPress={() => setWantsMore(true)}>{t('search.more')}</Button>}
    </>
  );
}
