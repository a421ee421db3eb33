import { useState } from 'react';
import { journalAudiences, type JournalEntry, type Recipient } from '@carecircle/contracts';
import { JournalInput } from '@carecircle/contracts/schemas';
import {
  newId,
  OfflineNote,
  useCommand,
  useDraft,
  useEdited,
  useFormErrors,
  useNow,
  wallMoment,
} from '@carecircle/remote-kit';
import { Button } from '@carecircle/ui';
import { DatePicker, Form, RadioCards, Select, TextField } from '@carecircle/ui/fields';
import { CircleIcon, LockIcon } from '@carecircle/ui/icons';
import { Dialog, DialogFooter } from '@carecircle/ui/panels';
import { changesOf } from '../../changes-of';
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
export function JournalDialog(props: Props) {
  const t = useCareLogWords();
  const { recipient, entry, onClose } = props;
  return (
    <Dialog
      title={t(entry ? 'journal.edit' : 'journal.new', { name: recipient.name })}
      isOpen
      isPersistent
      keepsDraft
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      <JournalForm {...props} />
    </Dialog>
  );
}

function JournalForm({ recipient, entry, onClose }: Props) {
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
  // One id for the whole form, so that a second submit adds no second entry.
  const [entryId] = useState(newId);
  const { opened, seen, takeNote } = useEdited(entry);
  const close = () => {
    setDraft('');
    onClose();
  };
  const adding = useCommand('care.addJournalEntry', { onDone: close });
  const editing = useCommand('care.editJournalEntry', { onDone: close });
  const sending = opened ? editing : adding;
  const { errors, check } = useFormErrors(JournalInput, sending.fieldErrors, useFieldNeeds());
  const save = async () => {
    const input = {
      ...{ recipientId: recipient.id, day, text: typed, audience },
      mood: mood === 'none' ? null : Number(mood),
    };
    if (!check(input)) return;
    const { recipientId, ...fields } = JournalInput.parse(input);
    if (!opened) return void (await adding.send({ entryId, recipientId, ...fields }));
    const changes = changesOf(opened, fields);
    if (Object.keys(changes).length === 0) return close();
    takeNote(await editing.send({ entryId: opened.id, changes, seen: seen(changes) }));
  };
  return (
    <Form errors={errors} onSubmit={save}>
      <OfflineNote />
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
      <DialogFooter>
        <Button onPress={close}>{t('cancel')}</Button>
        <Button variant="primary" type="submit" isPending={sending.isPending} {...sending.gate.button}>
          {t('save')}
        </Button>
      </DialogFooter>
    </Form>
  );
}
