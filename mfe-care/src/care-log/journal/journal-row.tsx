import type { JournalEntry } from '@carecircle/contracts';
import { useAllowed, useFormats, useMember, useSession } from '@carecircle/remote-kit';
import { Avatar, ListRow, StatusPill } from '@carecircle/ui';
import { CircleIcon, LockIcon, SmileIcon } from '@carecircle/ui/icons';
import { useMessages } from '../../words';
import { useCareLogWords } from '../care-log-words';
import { RecordMenu } from '../record-menu';
import css from '../care-log.module.css';
import { useDeleteEntry } from './use-delete-entry';

interface Props {
  entry: JournalEntry;
  onEdit: (entry: JournalEntry) => void;
}

/** One day as somebody saw it, and who reads that. */
export function JournalRow({ entry, onEdit }: Props) {
  const t = useMessages();
  const words = useCareLogWords();
  const formats = useFormats();
  const { person } = useSession();
  const mayWrite = useAllowed('journal:write');
  const { deleteEntry, gate } = useDeleteEntry();
  const author = useMember(entry.authorId)?.name ?? words('former');
  const isOwn = entry.authorId === person.id;
  const day = `${formats.date(entry.day, 'weekday')}, ${formats.date(entry.day, 'short')}`;
  return (
    <ListRow
      leading={<Avatar id={entry.authorId} name={author} />}
      title={day}
      meta={
        <>
          <span>{isOwn ? words('you') : author}</span>
          {entry.mood === null ? null : (
            <StatusPill tone="neutral" icon={SmileIcon}>
              {t.dynamic(`check-in.mood.${entry.mood}`)}
            </StatusPill>
          )}
          {mayWrite ? (
            <StatusPill tone="neutral" icon={entry.audience === 'everyone' ? CircleIcon : LockIcon}>
              {words(`audience.${entry.audience}`)}
            </StatusPill>
          ) : null}
        </>
      }
      trailing={
        mayWrite && isOwn ? (
          <RecordMenu
            label={words('journal.menu', { day })}
            gate={gate}
            onEdit={() => onEdit(entry)}
            onDelete={() => deleteEntry(entry.id)}
          />
        ) : undefined
      }
      footer={<p className={css.text}>{entry.text}</p>}
    />
  );
}
