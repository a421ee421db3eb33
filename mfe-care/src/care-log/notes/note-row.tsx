import type { HandOffNote } from '@carecircle/contracts';
import { useFormats, useMember, useSession } from '@carecircle/remote-kit';
import { Avatar, Button, IconButton, ListRow, StatusPill } from '@carecircle/ui';
import { AlertIcon, CheckAllIcon, CheckIcon, ClockIcon, TrashIcon } from '@carecircle/ui/icons';
import { useCareLogWords } from '../care-log-words';
import css from '../care-log.module.css';
import { useDeleteNote } from './use-delete-note';
import { useReadNote } from './use-read-note';

interface Props {
  note: HandOffNote;
  /** Still on this device alone. */
  isWaiting?: boolean;
  /** Offers to mark it as read. */
  isUnread?: boolean;
}

/** What somebody wrote for whoever comes next, and who has read it (CARE-1). */
export function NoteRow({ note, isWaiting = false, isUnread = false }: Props) {
  const t = useCareLogWords();
  const { relative } = useFormats();
  const { person } = useSession();
  const author = useMember(note.authorId)?.name ?? t('former');
  const reading = useReadNote();
  const isOwn = note.authorId === person.id;
  return (
    <ListRow
      leading={<Avatar id={note.authorId} name={author} />}
      title={isOwn ? t('you') : author}
      meta={
        <>
          {note.isImportant ? (
            <StatusPill tone="due" icon={AlertIcon}>
              {t('note.important')}
            </StatusPill>
          ) : null}
          {isWaiting ? (
            <StatusPill tone="neutral" icon={ClockIcon}>
              {t('waiting')}
            </StatusPill>
          ) : (
            <span>{relative(note.createdAt)}</span>
          )}
        </>
      }
      trailing={isOwn && !isWaiting ? <DeleteButton note={note} /> : undefined}
      footer={
        <div className={css.footer}>
          <p className={css.text}>{note.text}</p>
          <div className={css.buttons}>
            {isUnread ? (
              <Button
                size="small"
                icon={CheckIcon}
                aria-label={t('note.read.of', { name: author })}
                onPress={() => void reading.send({ noteId: note.id })}
              >
                {t('note.read')}
              </Button>
            ) : null}
            <Readers note={note} />
          </div>
        </div>
      }
    />
  );
}

function Readers({ note }: { note: HandOffNote }) {
  const t = useCareLogWords();
  const { list } = useFormats();
  const { person, members } = useSession();
  if (note.readBy.length === 0) return null;
  const names = note.readBy.map(({ memberId }) =>
    memberId === person.id
      ? t('note.read-by.you')
      : (members.find(({ id }) => id === memberId)?.name ?? t('former')),
  );
  return (
    <StatusPill tone="done" icon={CheckAllIcon}>
      {t('note.read-by', { names: list(names) })}
    </StatusPill>
  );
}

function DeleteButton({ note }: { note: HandOffNote }) {
  const t = useCareLogWords();
  const { deleteNote, gate } = useDeleteNote();
  return (
    <IconButton
      icon={TrashIcon}
      aria-label={t('note.delete')}
      onPress={() => deleteNote(note.id)}
      {...gate.button}
    />
  );
}
