import type { CareReport, ReportNote } from '@carecircle/contracts';
import { useFormats, useRoutePath } from '@carecircle/remote-kit';
import { List, ListRow, Text } from '@carecircle/ui';
import { useNameOf } from './activity-section';
import { useReportWords } from './report-words';
import css from './reports.module.css';

/** What was written down at hand-offs, check-ins and doses, newest first. */
export function NotesSection({ report: { notes, recipientId } }: { report: CareReport }) {
  const t = useReportWords();
  if (!notes) return null;
  if (notes.newest.length === 0) return <Text tone="soft">{t('notes.none')}</Text>;
  const left = notes.count - notes.newest.length;
  return (
    <div className={css.panel}>
      <List label={t('section.notes')}>
        {notes.newest.map((note) => (
          <NoteRow key={note.id} note={note} recipientId={recipientId} />
        ))}
      </List>
      {left > 0 ? <Text tone="soft">{t('notes.more', { count: left })}</Text> : null}
    </div>
  );
}

const placeOf = (recipientId: string) =>
  ({
    'hand-off': { to: 'care-log', search: { for: recipientId } },
    'check-in': { to: 'check-in', search: {} },
    dose: { to: 'medications-advanced', search: { tab: 'schedule' } },
  }) as const;

function NoteRow({ note, recipientId }: { note: ReportNote; recipientId: string }) {
  const t = useReportWords();
  const formats = useFormats();
  const nameOf = useNameOf();
  const { to, search } = placeOf(recipientId)[note.kind];
  const record = useRoutePath(to, undefined, search);
  const member = note.authorId === null ? null : nameOf(note.authorId);
  const author =
    note.overLinkBy === null ? member : t('over-link', { name: note.overLinkBy, member: member ?? '' });
  return (
    <ListRow
      title={<span className={css.note}>{note.text}</span>}
      href={record ?? undefined}
      meta={
        <>
          <span>
            {note.medicationName === null
              ? t(`note.${note.kind}`)
              : t('note.of', { kind: t(`note.${note.kind}`), name: note.medicationName })}
          </span>
          <span>{[author, formats.dateTime(note.at, 'short')].filter(Boolean).join(' · ')}</span>
        </>
      }
    />
  );
}
