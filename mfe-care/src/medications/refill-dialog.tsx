import { useState } from 'react';
import type { Medication } from '@carecircle/contracts';
import { RefillInput } from '@carecircle/contracts/schemas';
import { OfflineNote, useCommand, useFormErrors } from '@carecircle/remote-kit';
import { Button, Stack } from '@carecircle/ui';
import { DatePicker, Form, NumberField } from '@carecircle/ui/fields';
import { Dialog, DialogFooter } from '@carecircle/ui/panels';
import { useMessages } from '../words';

interface Props {
  medication: Medication;
  onClose: () => void;
}

/** Adds what was bought to the stock, a full package unless told otherwise, and says when the next refill is (MED-7). */
export function RefillDialog({ medication, onClose }: Props) {
  const t = useMessages();
  const [units, setUnits] = useState(medication.packageUnits);
  const [refillDate, setRefillDate] = useState<string | null>(null);
  const refilling = useCommand('care.refillMedication');
  const { errors, check } = useFormErrors(RefillInput, refilling.fieldErrors, (path, code) =>
    path === 'units' && code !== 'too_big' ? t('stock.refill.units.needs') : undefined,
  );
  const save = async () => {
    const refill = { units, refillDate };
    if (!check(refill)) return;
    const { status } = await refilling.send({ medicationId: medication.id, ...RefillInput.parse(refill) });
    if (status === 'done') onClose();
  };
  return (
    <Dialog
      title={t('stock.refill.title', { name: medication.name })}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      <Form onSubmit={save} errors={errors}>
        <OfflineNote />
        <Stack gap={4}>
          <NumberField
            label={t('stock.refill.units')}
            name="units"
            isRequired
            minValue={0}
            maxValue={100_000}
            value={units}
            onChange={setUnits}
          />
          <DatePicker
            label={t('stock.refill.next')}
            name="refillDate"
            isOptional
            value={refillDate}
            onChange={setRefillDate}
          />
        </Stack>
        <DialogFooter>
          <Button onPress={onClose}>{t('cancel')}</Button>
          <Button variant="primary" type="submit" isPending={refilling.isPending} {...refilling.gate.button}>
            {t('stock.refill.save')}
          </Button>
        </DialogFooter>
      </Form>
    </Dialog>
  );
}
