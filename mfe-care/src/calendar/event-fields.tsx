import { calendarEventTypes } from '@carecircle/contracts';
import { useSession } from '@carecircle/remote-kit';
import { Stack } from '@carecircle/ui';
import { DatePicker, Select, Switch, TextField, TimeField } from '@carecircle/ui/fields';
import { RepeatFields } from '../repeat/repeat-fields';
import { useMessages } from '../words';
import { CompanyFields } from './company-fields';
import { withTime, type EventDraft } from './event-draft';
import { typeIcons } from './event-looks';
import css from './calendar.module.css';

interface Props {
  draft: EventDraft;
  onChange: (draft: EventDraft) => void;
}

/** The fields of an event. Their names are the paths of the contract, where errors are told. */
export function EventFields({ draft, onChange }: Props) {
  const t = useMessages();
  const { recipients } = useSession();
  const change = (changes: Partial<EventDraft>) => onChange({ ...draft, ...changes });
  return (
    <Stack gap={4}>
      <TextField
        label={t('calendar.title')}
        name="title"
        value={draft.title}
        onChange={(title) => change({ title })}
        autoFocus
        isRequired
      />
      {recipients.length > 1 ? (
        <Select
          label={t('tasks.for-whom')}
          name="recipientId"
          isRequired
          placeholder={t('calendar.choose-recipient')}
          value={draft.recipient ?? null}
          onChange={(recipient) => change({ recipient })}
          options={recipients.map(({ id, name }) => ({ value: id, label: name }))}
        />
      ) : null}
      <DatePicker
        label={t('calendar.date')}
        name="date"
        isRequired
        value={draft.date}
        onChange={(date) => change({ date })}
      />
      <Switch
        label={t('calendar.all-day')}
        isSelected={draft.isAllDay}
        onChange={(isAllDay) => change({ isAllDay })}
      />
      {draft.isAllDay ? null : (
        <div className={css.times}>
          <TimeField
            label={t('calendar.time')}
            name="time"
            isRequired
            value={draft.time}
            onChange={(time) => onChange(withTime(draft, time))}
          />
          <TimeField
            label={t('calendar.end')}
            name="endTime"
            isOptional
            value={draft.endTime}
            onChange={(endTime) => change({ endTime })}
          />
        </div>
      )}
      <RepeatFields draft={draft.repeat} day={draft.date} onChange={(repeat) => change({ repeat })} />
      <Select
        label={t('calendar.type')}
        name="type"
        value={draft.type}
        onChange={(type) => change({ type })}
        options={calendarEventTypes.map((value) => ({
          value,
          label: t(`calendar.type.${value}`),
          icon: typeIcons[value],
        }))}
      />
      <div className={css.places}>
        <TextField
          label={t('calendar.place')}
          name="place"
          isOptional
          value={draft.place}
          onChange={(place) => change({ place })}
        />
        <TextField
          label={t('calendar.doctor')}
          name="doctor"
          isOptional
          value={draft.doctor}
          onChange={(doctor) => change({ doctor })}
        />
      </div>
      <CompanyFields draft={draft} change={change} />
      <Switch
        label={t('calendar.reminder')}
        isSelected={draft.reminder}
        onChange={(reminder) => change({ reminder })}
      />
      <TextField
        label={t('tasks.description')}
        name="description"
        isOptional
        isMultiline
        value={draft.description}
        onChange={(description) => change({ description })}
      />
    </Stack>
  );
}
