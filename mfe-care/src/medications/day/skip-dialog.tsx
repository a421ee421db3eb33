import { useState } from 'react';
import type { Dose, Medication } from '@carecircle/contracts';
import { Button, Inline } from '@carecircle/ui';
import { Form, TextField } from '@carecircle/ui/fields';
import { Dialog, DialogFooter } from '@carecircle/ui/panels';
import { useMessages } from '../../words';
import { useSkipDose } from '../../doses/use-skip-dose';

interface Props {
  medication: Medication;
  dose: Dose;
  onClose: () => void;
}

const reasons = ['asleep', 'unwell', 'unwilling', 'doctor'] as const;
const longestReason = 300;

/** Skips a dose with a reason, chosen or written (MED-5). */
export function SkipDialog({ medication, dose, onClose }: Props) {
  const t = useMessages();
  const [reason, setReason] = useState('');
  const [errors, setErrors] = useState<{ reason: string }>();
  const skipping = useSkipDose(medication);
  const { medicationId, day, time } = dose;
  const skip = async () => {
    const text = reason.trim();
    if (time === null) return;
    if (text === '') return setErrors({ reason: t('meds.skip.needs') });
    if (text.length > longestReason) return setErrors({ reason: t('form.too-long') });
    // What is said stands on the screen at once; a refusal is told there.
    onClose();
    await skipping.send({ medicationId, day, time, reason: text });
  };
  return (
    <Dialog
      title={t('meds.skip.title', { name: medication.name })}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      <Form onSubmit={skip} errors={errors}>
        <TextField
          label={t('meds.skip.reason')}
          name="reason"
          value={reason}
          onChange={setReason}
          isRequired
          autoFocus
        />
        <Inline gap={2}>
          {reasons.map((id) => (
            <Button key={id} size="small" onPress={() => setReason(t(`meds.skip.reason.${id}`))}>
              {t(`meds.skip.reason.${id}`)}
            </Button>
          ))}
        </Inline>
        <DialogFooter>
          <Button onPress={onClose}>{t('cancel')}</Button>
          <Button variant="primary" type="submit">
            {t('meds.skip-dose')}
          </Button>
        </DialogFooter>
      </Form>
    </Dialog>
  );
}
