import { useState } from 'react';
import type { Recipient, Shift } from '@carecircle/contracts';
import { retryableLazy, useAllowed } from '@carecircle/remote-kit';
import { Button, ErrorState, Skeleton, Stack } from '@carecircle/ui';
import { PencilIcon } from '@carecircle/ui/icons';
import { useMessages } from '../words';
import { useCareLogWords } from './care-log-words';
import { NoteDialog } from './notes/note-dialog';
import { NotesSection } from './notes/notes-section';
import { OnNow } from './shifts/on-now';
import { ShiftsSection } from './shifts/shifts-section';
import { Unconfirmed } from './shifts/unconfirmed';
import { UnreadNotes } from './notes/unread-notes';
import { UnsentNotes } from './notes/unsent-notes';
import { useCareNow } from './use-care-now';
import css from './care-log.module.css';

const ConfirmDialog = retryableLazy(() => import('./shifts/confirm-dialog'));
const ShiftDialog = retryableLazy(() => import('./shifts/shift-dialog'));

/** Who is on, what they have to know first, and who comes next (CARE-1). */
export function NowPanel({ recipient }: { recipient: Recipient }) {
  const t = useMessages();
  const words = useCareLogWords();
  const mayWrite = useAllowed('care-log:edit');
  const { data: now, error, refetch } = useCareNow(recipient.id);
  const [isWriting, setWriting] = useState(false);
  const [planned, setPlanned] = useState<Shift | 'new'>();
  const [done, setDone] = useState<Shift>();
  if (!now && error) {
    return <ErrorState title={words('failed')} text={t('failed.text')} onRetry={refetch} />;
  }
  if (!now) return <Skeleton shape="row" count={4} />;
  return (
    <div className={css.panel}>
      <OnNow recipient={recipient} shifts={now.shifts} onDone={setDone} />
      <UnsentNotes />
      <div className={css.columns}>
        <Stack gap={5}>
          <UnreadNotes notes={now.unread} />
          {mayWrite ? (
            <div className={css.buttons}>
              <Button icon={PencilIcon} onPress={() => setWriting(true)}>
                {words('note.add')}
              </Button>
            </div>
          ) : null}
          <NotesSection recipient={recipient} unread={now.unread} />
        </Stack>
        <Stack gap={5}>
          <Unconfirmed shifts={now.unconfirmed} onConfirm={setDone} />
          <ShiftsSection shifts={now.shifts} onAdd={() => setPlanned('new')} onEdit={setPlanned} />
        </Stack>
      </div>
      {isWriting ? <NoteDialog recipient={recipient} onClose={() => setWriting(false)} /> : null}
      {done ? <ConfirmDialog recipient={recipient} shift={done} onClose={() => setDone(undefined)} /> : null}
      {planned ? (
        <ShiftDialog
          recipient={recipient}
          shifts={now.shifts}
          shift={planned === 'new' ? undefined : (now.shifts.find(({ id }) => id === planned.id) ?? planned)}
          onClose={() => setPlanned(undefined)}
        />
      ) : null}
    </div>
  );
}
