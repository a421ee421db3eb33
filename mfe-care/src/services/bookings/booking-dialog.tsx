import { useState } from 'react';
import type { Provider } from '@carecircle/contracts';
import { BookingInput } from '@carecircle/contracts/schemas';
import {
  newId,
  OfflineNote,
  useCommand,
  useFormats,
  useFormErrors,
  useRefusalWords,
} from '@carecircle/remote-kit';
import { Button, showToast } from '@carecircle/ui';
import { Form } from '@carecircle/ui/fields';
import { Dialog, DialogFooter } from '@carecircle/ui/panels';
import { useMessages } from '../../words';
import { useServiceWords } from '../services-words';
import { bookingDraft, bookingInput } from './booking-draft';
import { BookingFields } from './booking-fields';

interface Props {
  provider: Provider;
  recipientId: string | undefined;
  onClose: () => void;
}

/** Schedule Delivery, Book Appointment or Request Service (SERV-2). */
export function BookingDialog(props: Props) {
  const t = useServiceWords();
  return (
    <Dialog
      title={t(`book.${props.provider.kind}`)}
      isOpen
      isPersistent
      onOpenChange={(isOpen) => isOpen || props.onClose()}
    >
      <BookingForm {...props} />
    </Dialog>
  );
}

function BookingForm({ provider, recipientId, onClose }: Props) {
  const t = useServiceWords();
  const tCommon = useMessages();
  const refusalWords = useRefusalWords();
  const today = useFormats().today();
  const [draft, setDraft] = useState(() => bookingDraft(provider.services, recipientId));
  // One id for the whole form, so that sending again after a lost answer books nothing twice.
  const [bookingId] = useState(newId);
  const request = useCommand('services.requestBooking', { onRefused: () => undefined });
  const [isPast, setIsPast] = useState(false);
  const refused = isPast ? { ...request.fieldErrors, date: 'day_past' } : request.fieldErrors;
  const { errors, check } = useFormErrors(BookingInput, refused, useProblemWords());

  const submit = async () => {
    const input = bookingInput(draft);
    const isBefore = draft.date !== null && draft.date < today;
    setIsPast(isBefore);
    if (!check(input) || isBefore) return;
    const sent = await request.send({
      ...BookingInput.parse(input),
      ...{ bookingId, providerId: provider.id },
    });
    if (sent.status !== 'done') return;
    const { delivery, providerName } = sent.output;
    showToast({
      text: t(delivery === 'call' ? 'noted' : 'sent', { provider: providerName }),
      tone: 'success',
    });
    onClose();
  };

  const { refusal } = request;
  return (
    <Form
      onSubmit={submit}
      errors={errors}
      formError={refusal?.fields.length === 0 ? refusalWords(refusal.code) : undefined}
    >
      <OfflineNote />
      <BookingFields provider={provider} draft={draft} today={today} onChange={setDraft} />
      <DialogFooter>
        <Button onPress={onClose}>{tCommon('cancel')}</Button>
        <Button variant="primary" type="submit" isPending={request.isPending} {...request.gate.button}>
          {t(`book.${provider.kind}`)}
        </Button>
      </DialogFooter>
    </Form>
  );
}

function useProblemWords() {
  const t = useServiceWords();
  return (field: string, code: string) => {
    if (code === 'day_past') return t('problem.past');
    if (field === 'date' || field === 'band' || field === 'serviceType') return t(`problem.${field}`);
    return code === 'no_insurance' ? t('insurance.missing') : undefined;
  };
}
