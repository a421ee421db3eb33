import type { Shift } from '@carecircle/contracts';
import { useAllowed, useFormats, useMember, useSession } from '@carecircle/remote-kit';
import { Avatar, ListRow } from '@carecircle/ui';
import { useCareLogWords } from '../care-log-words';
import { RecordMenu } from '../record-menu';
import { together } from './shifts-around';
import { useDeleteShift } from './use-delete-shift';

interface Props {
  shift: Shift;
  shifts: readonly Shift[];
  onEdit: (shift: Shift) => void;
}

/** Whose shift, when, and who else is there then. */
export function ShiftRow({ shift, shifts, onEdit }: Props) {
  const t = useCareLogWords();
  const formats = useFormats();
  const { person, members } = useSession();
  const mayWrite = useAllowed('care-log:edit');
  const name = useMember(shift.memberId)?.name ?? t('former');
  const others = together(shift, shifts).map((id) => members.find((member) => member.id === id)?.name ?? '');
  const from = formats.time(shift.time);
  return (
    <ListRow
      leading={<Avatar id={shift.memberId} name={name} />}
      title={shift.memberId === person.id ? t('you') : name}
      meta={
        <>
          <span>{`${formats.date(shift.day, 'weekday')}, ${formats.date(shift.day, 'short')}`}</span>
          <span>
            {shift.isOpen
              ? t('on.since', { time: from })
              : t('shift.times', { from, to: formats.time(shift.endTime) })}
          </span>
          {others.length > 0 ? <span>{t('shift.together', { names: formats.list(others) })}</span> : null}
        </>
      }
      trailing={mayWrite ? <ShiftMenu shift={shift} name={name} onEdit={onEdit} /> : undefined}
    />
  );
}

function ShiftMenu({ shift, name, onEdit }: Omit<Props, 'shifts'> & { name: string }) {
  const t = useCareLogWords();
  const formats = useFormats();
  const { deleteShift, gate } = useDeleteShift();
  return (
    <RecordMenu
      label={t('shift.menu', { name, day: formats.date(shift.day, 'short') })}
      gate={gate}
      onEdit={() => onEdit(shift)}
      onDelete={() => deleteShift(shift.id)}
    />
  );
}
