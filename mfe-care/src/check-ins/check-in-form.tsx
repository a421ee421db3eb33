import { useId, useState } from 'react';
import { CheckInInput } from '@carecircle/contracts/schemas';
import { newId, useDraft, useFormErrors, useSession } from '@carecircle/remote-kit';
import { Button, Stack, Text } from '@carecircle/ui';
import { Form, TextField } from '@carecircle/ui/fields';
import { useMessages } from '../words';
import { draftKey } from '../sent-check-ins/draft-key';
import type { Submitted } from '../sent-check-ins/submitted';
import { useAddCheckIn } from '../sent-check-ins/use-add-check-in';
import { inputOf, type CheckInDraft } from './check-in-draft';
import { CheckInFields } from './check-in-fields';

interface Props {
  /** Who is chosen at first. */
  firstId: string;
  onSubmitted: (submitted: Submitted) => void;
}

/** Says how somebody is doing (CHK-1). Submitting begins with a status; the fields' names are the paths of the contract. */
export function CheckInForm({ firstId, onSubmitted }: Props) {
  const t = useMessages();
  const { circle, recipients } = useSession();
  const reasonId = useId();
  // One id for the whole form, so that a second submit adds no second check-in.
  const [checkInId] = useState(newId);
  const [draft, setDraft] = useState<CheckInDraft>({ recipientId: firstId, status: null, mood: 'none' });
  const [notes, setNotes] = useDraft(draftKey(circle.id));
  const adding = useAddCheckIn();
  const { errors, check } = useFormErrors(CheckInInput, adding.fieldErrors, (path, code) =>
    path === 'notes' && code === 'too_big' ? t('form.too-long') : undefined,
  );
  const isReady = draft.status !== null;
  const name = recipients.find(({ id }) => id === draft.recipientId)?.name ?? '';

  const submit = async () => {
    const input = inputOf(draft, notes);
    if (!check(input)) return;
    const fields = CheckInInput.parse(input);
    const outcome = await adding.send({ checkInId, ...fields });
    if (outcome.status !== 'done' && outcome.status !== 'waiting') return;
    setNotes('');
    const { recipientId, status } = fields;
    onSubmitted({ recipientId, status, isWaiting: outcome.status === 'waiting' });
  };

  return (
    <Form errors={errors} onSubmit={submit}>
      <CheckInFields draft={draft} onChange={(changes) => setDraft({ ...draft, ...changes })} />
      <TextField
        label={t('check-in.notes')}
        name="notes"
        isOptional
        isMultiline
        value={notes}
        onChange={setNotes}
      />
      <Stack gap={2}>
        <Button
          variant="primary"
          type="submit"
          isFullWidth
          isPending={adding.isPending}
          isDisabled={!isReady}
          aria-describedby={isReady ? undefined : reasonId}
        >
          {t('check-in.submit')}
        </Button>
        <Text id={reasonId} size="small" tone="soft">
          {isReady ? t('check-in.tells') : t('check-in.choose-first', { name })}
        </Text>
      </Stack>
    </Form>
  );
}
