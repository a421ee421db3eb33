import { useState } from 'react';
import type { Bill } from '@carecircle/contracts';
import { BillInput } from '@carecircle/contracts/schemas';
import { OfflineNote, useAllowed, useFormErrors, useRefusalWords } from '@carecircle/remote-kit';
import { Button, Stack, showToast } from '@carecircle/ui';
import { Form } from '@carecircle/ui/fields';
import { DialogFooter } from '@carecircle/ui/panels';
import { useMessages } from '../words';
import { AccountFields } from './account-fields';
import { billDraft, billInput, type BillDraft } from './bill-draft';
import { DueFields } from './due-fields';
import { MainFields } from './main-fields';
import { useProblemWords } from './use-problem-words';
import { useSaveBill } from './use-save-bill';

export interface BillFormProps {
  bill: Bill | null;
  onClose: () => void;
}

/** Each group of fields shows its part of the draft and hands on what was changed. */
export interface FieldsProps {
  draft: BillDraft;
  onChange: (changes: Partial<BillDraft>) => void;
}

/** The bill's fields, checked by the same schema as on the server (ALL-3). */
export function BillForm({ bill, onClose }: BillFormProps) {
  const t = useMessages();
  const mayEdit = useAllowed('bill:edit');
  const refusalWords = useRefusalWords();
  const { save, isPending, gate, refusal, fieldErrors } = useSaveBill(bill);
  const [draft, setDraft] = useState(() => billDraft(bill));
  const { errors, check } = useFormErrors(BillInput, fieldErrors, useProblemWords());
  const change = (changes: Partial<BillDraft>) => setDraft((before) => ({ ...before, ...changes }));

  const submit = async () => {
    const input = billInput(draft);
    if (!check(input)) return;
    const parsed = BillInput.parse(input);
    if (!(await save(parsed))) return;
    showToast({ text: t(bill ? 'form.saved' : 'form.added', { name: parsed.name }), tone: 'success' });
    onClose();
  };

  const generalCode = mayEdit ? (refusal?.fields.length === 0 ? refusal.code : null) : 'NOT_ALLOWED';
  return (
    <Form onSubmit={submit} errors={errors} formError={generalCode ? refusalWords(generalCode) : undefined}>
      <OfflineNote />
      <Stack gap={4}>
        <MainFields draft={draft} onChange={change} />
        <DueFields draft={draft} onChange={change} />
        <AccountFields draft={draft} onChange={change} lastFour={bill?.accountNumberLastFour ?? null} />
      </Stack>
      <DialogFooter>
        <Button onPress={onClose}>{t('form.cancel')}</Button>
        <Button variant="primary" type="submit" isPending={isPending} {...gate.button}>
          {t(bill ? 'form.edit.save' : 'form.add.save')}
        </Button>
      </DialogFooter>
    </Form>
  );
}
