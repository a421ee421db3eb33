import type { HandOffNote, Recipient } from '@carecircle/contracts';
import { useQueuedCommands } from '@carecircle/remote-kit';
import { EmptyState, ErrorState, Section, Skeleton } from '@carecircle/ui';
import { FileTextIcon } from '@carecircle/ui/icons';
import { useMessages } from '../../words';
import { useCareLogWords } from '../care-log-words';
import { LogList } from '../log-list';
import { NoteRow } from './note-row';
import { useNotes } from './use-notes';

interface Props {
  recipient: Recipient;
  /** Shown above already. */
  unread: readonly HandOffNote[];
}

/** All other hand-off notes, newest first. */
export function NotesSection({ recipient, unread }: Props) {
  const t = useMessages();
  const words = useCareLogWords();
  const { notes, isPending, error, refetch, hasMore, isFetchingMore, fetchMore } = useNotes(recipient.id);
  const { commands } = useQueuedCommands('care.addHandOffNote');
  const waiting = new Set(commands.map(({ input }) => input.noteId));
  const above = new Set(unread.map(({ id }) => id));
  const shown = notes.filter(({ id }) => !above.has(id));
  const title = words('notes.title');
  if (isPending) return <Skeleton shape="row" count={3} />;
  return (
    <Section title={title}>
      {error && notes.length === 0 ? (
        <ErrorState title={words('failed')} text={t('failed.text')} onRetry={refetch} />
      ) : null}
      {!error && shown.length === 0 ? (
        <EmptyState
          icon={FileTextIcon}
          text={words(notes.length === 0 ? 'notes.empty' : 'notes.all-above')}
        />
      ) : null}
      {shown.length > 0 ? (
        <LogList label={title} {...{ hasMore, isFetchingMore, fetchMore }}>
          {shown.map((note) => (
            <NoteRow key={note.id} note={note} isWaiting={waiting.has(note.id)} />
          ))}
        </LogList>
      ) : null}
    </Section>
  );
}
