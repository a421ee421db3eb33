import { useState } from 'react';
import type { Recipient, Shift } from '@carecircle/contracts';
import { ShiftInput } from '@carecircle/contracts/schemas';
import {
  useCommand,
  useFormats,
  useFormErrors,
  useMembers,
  useNow,
  useSession,
  wallMoment,
} from '@carecircle/remote-kit';
import { FormDialog, useSaveRecord } from '@carecircle/remote-kit/forms';
import { can } from '@carecircle/permissions';
import { Text } from '@carecircle/ui';
import { DatePicker, Select, TimeField } from '@carecircle/ui/fields';
import { momentOnWall } from '../../wall-moment/moment-on-wall';
import { useMessages } from '../../words';
import { useCareLogWords } from '../care-log-words';
import { useFieldNeeds } from '../use-field-needs';
import css from '../care-log.module.css';
import { together } from './shifts-around';

interface Props {
  recipient: Recipient;
  /** Those around now, to tell who else is there then. */
  shifts: readonly Shift[];
  /** The shift to edit, as it stands now; left out to plan one. */
  shift?: Shift;
  onClose: () => void;
}

interface Draft {
  memberId: string;
  day: string | null;
  time: string | null;
  endTime: string | null;
}

/** Plans a shift or changes one; times are those where the person lives (CARE-1). */
export default function ShiftDialog({ recipient, shifts, shift, onClose }: Props) {
  const t = useMessages();
  const words = useCareLogWords();
  const { person } = useSession();
  const carers = useMembers().filter((member) => can(member, 'care-log:edit'));
  const today = wallMoment(useNow(), recipient.timeZone).day;
  const [draft, setDraft] = useState<Draft>(() =>
    shift
      ? { ...shift, endTime: shift.isOpen ? null : shift.endTime }
      : { memberId: person.id, day: today, time: null, endTime: null },
  );
  const saving = useSaveRecord({
    record: shift,
    adding: useCommand('care.addShift'),
    editing: useCommand('care.editShift'),
    toAdd: (shiftId, fields: ShiftInput) => ({ shiftId, ...fields }),
    toEdit: ({ id: shiftId }, edit) => ({ shiftId, ...edit }),
  });
  const { opened } = saving;
  const { errors, check } = useFormErrors(ShiftInput, saving.fieldErrors, useFieldNeeds());
  const change = (fields: Partial<Draft>) => setDraft({ ...draft, ...fields });
  const save = async () => {
    const { memberId, day, time } = draft;
    // One that goes on without a planned end keeps none, unless one is given.
    const endTime = draft.endTime ?? (opened?.isOpen ? opened.endTime : null);
    const input = { recipientId: recipient.id, memberId, day, time, endTime };
    if (check(input) && (await saving.save(ShiftInput.parse(input)))) onClose();
  };
  return (
    <FormDialog
      title={words(shift ? 'shift.edit' : 'shift.new', { name: recipient.name })}
      saveLabel={opened ? t('save') : words('shift.add')}
      sending={saving}
      errors={errors}
      onSubmit={save}
      onClose={onClose}
    >
      <Select
        label={words('shift.who')}
        name="memberId"
        value={draft.memberId}
        onChange={(memberId) => change({ memberId })}
        options={carers.map(({ id, name }) => ({ value: id, label: id === person.id ? words('you') : name }))}
      />
      <DatePicker
        label={words('shift.day')}
        name="day"
        isRequired
        value={draft.day}
        onChange={(day) => change({ day })}
      />
      <div className={css.times}>
        <TimeField
          label={words('shift.from')}
          name="time"
          isRequired
          value={draft.time}
          onChange={(time) => change({ time })}
        />
        <TimeField
          label={words('shift.to')}
          name="endTime"
          isRequired={!opened?.isOpen}
          isOptional={opened?.isOpen}
          value={draft.endTime}
          onChange={(endTime) => change({ endTime })}
        />
      </div>
      <ShiftNotes draft={draft} recipient={recipient} shifts={shifts} shiftId={opened?.id ?? saving.id} />
    </FormDialog>
  );
}

interface NotesProps extends Pick<Props, 'recipient' | 'shifts'> {
  draft: Draft;
  shiftId: string;
}

/** That it passes midnight, and who else is there then. */
function ShiftNotes({ draft: { memberId, day, time, endTime }, recipient, shifts, shiftId }: NotesProps) {
  const t = useCareLogWords();
  const { list } = useFormats();
  const { members } = useSession();
  if (day === null || time === null || endTime === null) return null;
  const startMs = momentOnWall({ day, time }, recipient.timeZone);
  const endMs = momentOnWall({ day, time: endTime }, recipient.timeZone);
  const isOvernight = endTime <= time;
  const span = {
    startsAt: new Date(startMs).toISOString(),
    endsAt: new Date(isOvernight ? endMs + 86_400_000 : endMs).toISOString(),
  };
  const [known] = shifts;
  const others = known ? together({ ...known, id: shiftId, memberId, ...span }, shifts) : [];
  const names = others.map((id) => members.find((member) => member.id === id)?.name ?? '');
  return (
    <div role="status">
      {isOvernight ? <Text tone="soft">{t('shift.overnight')}</Text> : null}
      {names.length > 0 ? <Text tone="soft">{t('shift.together', { names: list(names) })}</Text> : null}
    </div>
  );
}
