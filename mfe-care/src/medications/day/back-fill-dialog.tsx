import { useState } from 'react';
import { doseLimits, type Dose, type Medication } from '@carecircle/contracts';
import { nowMs, useFormats } from '@carecircle/remote-kit';
import { Button, Stack, Text } from '@carecircle/ui';
import { DatePicker, Form, TimeField } from '@carecircle/ui/fields';
import { Dialog, DialogFooter } from '@carecircle/ui/panels';
import { useMessages } from '../../words';
import { momentOnWall } from '../../wall-moment/moment-on-wall';
import { useRecipientZone } from '../../doses/use-recipient-zone';
import { useTakeDose } from '../../doses/use-take-dose';

interface Props {
  medication: Medication;
  dose: Dose;
  onClose: () => void;
}

/** Says later that a dose was given, and when (MED-5). */
export function BackFillDialog({ medication, dose, onClose }: Props) {
  const t = useMessages();
  const formats = useFormats();
  const { timeZone } = useRecipientZone(medication.recipientId);
  const [day, setDay] = useState<string | null>(dose.day);
  const [clock, setClock] = useState(dose.time);
  const [errors, setErrors] = useState<Record<string, string>>();
  const taking = useTakeDose(medication);

  const save = async () => {
    if (dose.time === null) return;
    const faults = {
      ...(day === null && { day: t('backfill.needs-day') }),
      ...(clock === null && { clock: t('field.needs.time') }),
    };
    if (day === null || clock === null) return setErrors(faults);
    const takenMs = momentOnWall({ day, time: clock }, timeZone);
    if (takenMs > nowMs()) return setErrors({ clock: t('backfill.future') });
    if (takenMs < opensMs(dose))
      return setErrors({ [day < dose.day ? 'day' : 'clock']: t('backfill.early') });
    const { medicationId, time } = dose;
    onClose();
    await taking.send({ medicationId, day: dose.day, time, takenAt: new Date(takenMs).toISOString() });
  };
  return (
    <Dialog
      title={t('backfill.title', { name: medication.name })}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      <Form onSubmit={save} errors={errors}>
        <Stack gap={4}>
          <Text tone="soft">
            {t('backfill.due', {
              day: formats.date(dose.day, 'short'),
              time: formats.time(dose.time ?? ''),
            })}
          </Text>
          <TimeField label={t('backfill.time')} name="clock" isRequired value={clock} onChange={setClock} />
          <DatePicker label={t('backfill.date')} name="day" isRequired value={day} onChange={setDay} />
        </Stack>
        <DialogFooter>
          <Button onPress={onClose}>{t('cancel')}</Button>
          <Button variant="primary" type="submit">
            {t('backfill.save')}
          </Button>
        </DialogFooter>
      </Form>
    </Dialog>
  );
}

/** From when on the dose can be given. */
function opensMs({ dueAt }: Dose): number {
  return dueAt === null ? -Infinity : Date.parse(dueAt) - doseLimits.opensBeforeMinutes * 60_000;
}
