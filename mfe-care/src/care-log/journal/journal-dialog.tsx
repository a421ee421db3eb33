import { useState } from 'react';
import { journalAudiences, type JournalEntry, type Recipient } from '@carecircle/contracts';
import { JournalInput } from '@carecircle/contracts/schemas';
import { useCommand, useDraft, useFormErrors, useNow, wallMoment } from '@carecircle/remote-kit';
import { FormDialog, useSaveRecord } from '@carecircle/remote-kit/forms';
import { DatePicker, RadioCards, Select, TextField } from '@carecircle/ui/fields';
import { CircleIcon, LockIcon } from '@carecircle/ui/icons';
import { moods } from '../../moods';
import { useMessages } from '../../words';
import { useCareLogWords } from '../care-log-words';
import { useFieldNeeds } from '../use-field-needs';

interface Props {
  recipient: Recipient;
  /** The entry to edit; left out to write one. */
  entry?: JournalEntry;
  onClose: () => void;
}

/** Writes about a day of somebody, for carers or for everyone (CARE-1). */
export function JournalDialog({ recipient, entry, onClose }: Props) {
  const t = useMessages();
  const words = useCareLogWords();
  const today = wallMoment(useNow(), recipient.timeZone).day;
  const [day, setDay] = useState<string | null>(entry?.day ?? today);
  const [mood, setMood] = useState<(typeof moods)[number]>(
    moods.find((each) => each === String(entry?.mood)) ?? 'none',
  );
  const [audience, setAudience] = useState(entry?.audience ?? 'carers');
  const [draft, setDraft] = useDraft(`journal:${entry?.id ?? recipient.id}`);
  const [typed, setTyped] = useState(draft || (entry?.text ?? ''));
  const saving = useSaveRecord({
    record: entry,
    adding: useCommand('care.addJournalEntry'),
    editing: useCommand('care.editJournalEntry'),
    toAdd: (entryId, fields: JournalInput) => ({ entryId, ...fields }),
    toEdit: ({ id: entryId }, edit) => ({ entryId, ...edit }),
  });
  const close = () => {
    setDraft('');
    onClose();
  };
  const { errors, check } = useFormErrors(JournalInput, saving.fieldErrors, useFieldNeeds());
  const save = async () => {
    const input = {
      ...{ recipientId: recipient.id, day, text: typed, audience },
      mood: mood === 'none' ? null : Number(mood),
    };
    if (check(input) && (await saving.save(JournalInput.parse(input)))) close();
  };
  return (
    <FormDialog
      title={words(entry ? 'journal.edit' : 'journal.new', { name: recipient.name })}
      saveLabel={t('save')}
      sending={saving}
      keepsDraft
      errors={errors}
      onSubmit={save}
      onClose={onClose}
      onCancel={close}
    >
      <DatePicker label={words('journal.day')} name="day" isRequired value={day} onChange={setDay} />
      <TextField
        label={words('journal.text')}
        name="text"
        isRequired
        isMultiline
        rows={5}
        value={typed}
        onChange={(text) => {
          setTyped(text);
          setDraft(text);
        }}
      />
      <Select
        label={words('journal.mood')}
        name="mood"
        isOptional
        value={mood}
        onChange={setMood}
        options={moods.map((each) => ({ value: each, label: t(`check-in.mood.${each}`) }))}
      />
      <RadioCards
        label={words('journal.audience')}
        name="audience"
        value={audience}
        onChange={setAudience}
        options={journalAudiences.map((id) => ({
          value: id,
          label: words(`audience.${id}`),
          description: words(`audience.${id}.note`),
          icon: id === 'everyone' ? CircleIcon : LockIcon,
        }))}
      />
    </FormDialog>
  );
}
