import { useState } from 'react';
import type { JournalEntry, Recipient } from '@carecircle/contracts';
import { useAllowed } from '@carecircle/remote-kit';
import { Button, EmptyState, ErrorState, Skeleton, Text } from '@carecircle/ui';
import { BookIcon, PlusIcon } from '@carecircle/ui/icons';
import { useMessages } from '../../words';
import { useCareLogWords } from '../care-log-words';
import { LogList } from '../log-list';
import css from '../care-log.module.css';
import { JournalDialog } from './journal-dialog';
import { JournalRow } from './journal-row';
import { useJournal } from './use-journal';

/** What members wrote about the person's days; friends and medical members read what is for everyone (CARE-1). */
export function JournalPanel({ recipient }: { recipient: Recipient }) {
  const t = useMessages();
  const words = useCareLogWords();
  const mayWrite = useAllowed('journal:write');
  const { entries, isPending, error, refetch, hasMore, isFetchingMore, fetchMore } = useJournal(recipient.id);
  const [opened, setOpened] = useState<JournalEntry | 'new'>();
  if (isPending) return <Skeleton shape="row" count={4} />;
  if (error && entries.length === 0) {
    return <ErrorState title={words('failed')} text={t('failed.text')} onRetry={refetch} />;
  }
  return (
    <div className={css.panel}>
      {mayWrite ? (
        <div className={css.buttons}>
          <Button variant="primary" icon={PlusIcon} onPress={() => setOpened('new')}>
            {words('journal.add')}
          </Button>
        </div>
      ) : (
        <Text tone="soft">{words('journal.shared')}</Text>
      )}
      {entries.length === 0 ? <EmptyState icon={BookIcon} text={words('journal.empty')} /> : null}
      {entries.length > 0 ? (
        <LogList label={words('tab.journal')} {...{ hasMore, isFetchingMore, fetchMore }}>
          {entries.map((entry) => (
            <JournalRow key={entry.id} entry={entry} onEdit={setOpened} />
          ))}
        </LogList>
      ) : null}
      {opened ? (
        <JournalDialog
          recipient={recipient}
          entry={opened === 'new' ? undefined : opened}
          onClose={() => setOpened(undefined)}
        />
      ) : null}
    </div>
  );
}
