import type { HandOffNote } from '@carecircle/contracts';
import { List, Section } from '@carecircle/ui';
import { useCareLogWords } from '../care-log-words';
import css from '../care-log.module.css';
import { NoteRow } from './note-row';

/** What others wrote that this member has not read: important ones first (CARE-1). */
export function UnreadNotes({ notes }: { notes: readonly HandOffNote[] }) {
  const t = useCareLogWords();
  if (notes.length === 0) return null;
  const title = t('unread.title', { count: notes.length });
  const [important, others] = [true, false].map((wanted) =>
    notes.filter(({ isImportant }) => isImportant === wanted),
  );
  return (
    <Section title={title}>
      <div className={css.list}>
        <List label={title}>
          {[...(important ?? []), ...(others ?? [])].map((note) => (
            <NoteRow key={note.id} note={note} isUnread />
          ))}
        </List>
      </div>
    </Section>
  );
}
