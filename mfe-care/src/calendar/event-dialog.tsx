import { useState } from 'react';
import type { CalendarEvent, CalendarEventInput } from '@carecircle/contracts';
import { CalendarEventForm } from '@carecircle/contracts/schemas';
import { useAllowed, useCommand, useFormErrors, useRefusalWords, useSession } from '@carecircle/remote-kit';
import { FormDialog } from '@carecircle/remote-kit/forms';
import { useSaveSeries } from '../repeat/use-save-series';
import { useMessages } from '../words';
import { draftOf, inputOf, newDraft, type Suggestion } from './event-draft';
import { EventFields } from './event-fields';
import { useAddCalendarEvent } from './use-add-calendar-event';
import { useEditCalendarEvent } from './use-edit-calendar-event';
import { useExactWords } from './use-exact-words';

interface Props {
  /** The event to edit, as it stands now; left out to add one. */
  event?: CalendarEvent;
  /** The day that a new event is on, unless another one is chosen. */
  day: string;
  /** What a new event begins with. */
  suggested?: Suggestion | null;
  /** With the day of the event, when it was saved. */
  onClose: (saved?: string) => void;
}

/** Adds an event or edits one (CAL-1). */
export function EventDialog({ event, day, suggested, onClose }: Props) {
  const t = useMessages();
  const mayEdit = useAllowed('event:edit');
  const refusalWords = useRefusalWords();
  const recipientIds = useSession().recipients.map(({ id }) => id);
  const [draft, setDraft] = useState(() =>
    event ? draftOf(event, recipientIds) : newDraft(day, recipientIds, suggested),
  );
  const saving = useSaveSeries({
    record: event,
    adding: useAddCalendarEvent(),
    editing: useEditCalendarEvent(),
    editingSeries: useCommand('care.editCalendarSeries'),
    toAdd: (calendarEventId, fields: CalendarEventInput, repeat) => ({
      ...{ calendarEventId, ...fields, repeat },
    }),
    toEdit: (calendarEventId, edit) => ({ calendarEventId, ...edit }),
    toEditSeries: (calendarEventId, edit) => ({ calendarEventId, ...edit }),
    onSaved: (saved) => onClose(saved?.date),
  });
  const { errors, check } = useFormErrors(CalendarEventForm, saving.fieldErrors, useExactWords());

  const save = async () => {
    const input = inputOf(draft);
    if (!check(input)) return;
    const { repeat, ...fields } = CalendarEventForm.parse(input);
    await saving.save(fields, repeat);
  };

  return (
    <FormDialog
      title={t(event ? 'calendar.edit.title' : 'calendar.add')}
      saveLabel={t(event ? 'save' : 'calendar.add')}
      sending={saving}
      errors={errors}
      formError={mayEdit ? undefined : refusalWords('NOT_ALLOWED')}
      onSubmit={save}
      onClose={() => onClose()}
    >
      <EventFields draft={draft} onChange={setDraft} />
      {saving.question}
    </FormDialog>
  );
}
