import { useState } from 'react';
import type { CalendarEvent } from '@carecircle/contracts';
import { CalendarEventForm } from '@carecircle/contracts/schemas';
import {
  newId,
  useAllowed,
  useCommand,
  useEdited,
  useFormErrors,
  useRefusalWords,
  useSession,
} from '@carecircle/remote-kit';
import { changesOf, FormDialog } from '@carecircle/remote-kit/forms';
import { isOtherRepeat } from '../repeat/repeat-draft';
import { ScopeDialog, scopesOf, type Scope } from '../repeat/scope-dialog';
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
  // One id for the whole form, so that a second submit adds no second event.
  const [newEventId] = useState(newId);
  const adding = useAddCalendarEvent();
  const { opened, seen, takeNote } = useEdited(event);
  const editing = useEditCalendarEvent();
  const seriesEditing = useCommand('care.editCalendarSeries');
  const { errors, check } = useFormErrors(
    CalendarEventForm,
    event ? { ...editing.fieldErrors, ...seriesEditing.fieldErrors } : adding.fieldErrors,
    useExactWords(),
  );

  const [scopes, setScopes] = useState<readonly Scope[]>();

  const save = async (scope?: Scope) => {
    const input = inputOf(draft);
    if (!check(input)) return;
    const { repeat, ...fields } = CalendarEventForm.parse(input);
    if (!opened) {
      const added = await adding.send({ calendarEventId: newEventId, ...fields, repeat });
      if (added.status === 'done') onClose(added.output.date);
      return;
    }
    const changes = changesOf(opened, fields);
    const isOtherRule = isOtherRepeat(opened, repeat);
    if (Object.keys(changes).length === 0 && !isOtherRule) return onClose();
    if (opened.seriesId !== null && !scope) return setScopes(scopesOf(isOtherRule));
    const about = { calendarEventId: opened.id, changes, seen: seen(changes) };
    setScopes(undefined);
    const isOne = scope === 'this' || (!scope && !isOtherRule);
    const outcome = isOne
      ? await editing.send(about)
      : await seriesEditing.send({
          ...about,
          seriesScope: scope === 'following' ? 'following' : 'all',
          ...(isOtherRule && { repeat }),
        });
    takeNote(outcome);
    if (outcome.status === 'done') onClose(outcome.output.date);
  };

  return (
    <FormDialog
      title={t(event ? 'calendar.edit.title' : 'calendar.add')}
      saveLabel={t(event ? 'save' : 'calendar.add')}
      sending={{
        isPending: [adding, editing, seriesEditing].some((each) => each.isPending),
        gate: adding.gate,
      }}
      errors={errors}
      formError={mayEdit ? undefined : refusalWords('NOT_ALLOWED')}
      onSubmit={() => save()}
      onClose={() => onClose()}
    >
      <EventFields draft={draft} onChange={setDraft} />
      {scopes ? (
        <ScopeDialog
          title={t('scope.edit')}
          confirmLabel={t('save')}
          scopes={scopes}
          onConfirm={(scope) => void save(scope)}
          onClose={() => setScopes(undefined)}
        />
      ) : null}
    </FormDialog>
  );
}
