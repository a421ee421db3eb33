import { useState } from 'react';
import type { Bill } from '@carecircle/contracts';
import { BillInput } from '@carecircle/contracts/schemas';
import { useAllowed, useFormErrors, useRefusalWords } from '@carecircle/remote-kit';
import { FormDialog } from '@carecircle/remote-kit/forms';
import { Stack, showToast } from '@carecircle/ui';
import { useMessages } from '../words';
import { AccountFields } from './account-fields';
import { billDraft, billInput, type BillDraft } from './bill-draft';
import { DueFields } from './due-fields';
import { MainFields } from './main-fields';
import { useProblemWords } from './use-problem-words';
import { useSaveBill } from './use-save-bill';

export interface BillDialogProps {
  /** Null adds a new one. */
  bill: Bill | null;
  onClose: () => void;
}

/** Add New Bill, or Edit Bill: checked by the same schema as on the server (ALL-3). */
export function BillDialog({ bill, onClose }: BillDialogProps) {
  const t = useMessages();
  const mayEdit = useAllowed('bill:edit');
  const refusalWords = useRefusalWords();
  const saving = useSaveBill(bill);
  const [draft, setDraft] = useState(() => billDraft(bill));
  const { errors, check } = useFormErrors(BillInput, saving.fieldErrors, useProblemWords());
  const change = (changes: Partial<BillDraft>) => setDraft((before) => ({ ...before, ...changes }));

  const submit = async () => {
    const input = billInput(draft);
    if (!check(input)) return;
    const parsed = BillInput.parse(input);
    if (!(await saving.save(parsed))) return;
    showToast({ text: t(bill ? 'form.saved' : 'form.added', { name: parsed.name }), tone: 'success' });
    onClose();
  };

  const { refusal } = saving;
  const generalCode = mayEdit ? (refusal?.fields.length === 0 ? refusal.code : null) : 'NOT_ALLOWED';
  return (
    <FormDialog
      title={bill ? t('form.edit.title') : t('form.add.title')}
      saveLabel={t(bill ? 'form.edit.save' : 'form.add.save')}
      sending={saving}
      errors={errors}
      formError={generalCode ? refusalWords(generalCode) : undefined}
      onSubmit={submit}
      onClose={onClose}
    >
      <Stack gap={4}>
        <MainFields draft={draft} onChange={change} />
        <DueFields draft={draft} onChange={change} />
        <AccountFields draft={draft} onChange={change} lastFour={bill?.accountNumberLastFour ?? null} />
      </Stack>
    </FormDialog>
  );
}
