import { useState } from 'react';
import type { Medication } from '@carecircle/contracts';
import { useFormats } from '@carecircle/remote-kit';
import { Banner, Button, Stack } from '@carecircle/ui';
import { Form, TextField } from '@carecircle/ui/fields';
import { Dialog, DialogFooter } from '@carecircle/ui/panels';
import { useMessages } from '../../words';
import { useRecipientZone } from '../../doses/use-recipient-zone';

/** Which limit one more dose would break. */
export interface OverLimit {
  /** From when on one more is safe; null where that cannot be told. */
  nextSafeAt: string | null;
  /** What would be too much, in milligrams in 24 hours with this dose. */
  ingredient?: { name: string; milligrams: number; most: number };
}

interface Props {
  medication: Medication;
  limit: OverLimit;
  onTake: (reason: string) => void;
  onClose: () => void;
}

/** Says why one more is not safe yet; whoever gives it all the same says why (MED-5). */
export function OverLimitDialog({ medication, limit, onTake, onClose }: Props) {
  const t = useMessages();
  const formats = useFormats();
  const zone = useRecipientZone(medication.recipientId);
  const [reason, setReason] = useState('');
  const [errors, setErrors] = useState<{ reason: string }>();
  const { nextSafeAt, ingredient } = limit;
  const take = () => {
    if (reason.trim() === '') return setErrors({ reason: t('over-limit.needs') });
    onTake(reason.trim());
    onClose();
  };
  return (
    <Dialog
      title={t('over-limit.title', { name: medication.name })}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      <Form onSubmit={take} errors={errors}>
        <Stack gap={4}>
          <Banner tone="missed" title={t('over-limit.early')}>
            <p>
              {ingredient
                ? t('over-limit.ingredient', {
                    name: ingredient.name,
                    milligrams: formats.number(ingredient.milligrams),
                    most: formats.number(ingredient.most),
                  })
                : null}
            </p>
            {nextSafeAt === null ? null : (
              <p>
                {t('dose.safe-from', {
                  time: `${formats.date(zone.dayOf(nextSafeAt), 'short')}, ${formats.instant(nextSafeAt, zone.timeZone)}`,
                })}
              </p>
            )}
          </Banner>
          <TextField
            label={t('over-limit.reason')}
            name="reason"
            value={reason}
            onChange={setReason}
            maxLength={300}
            isRequired
          />
        </Stack>
        <DialogFooter>
          <Button variant="primary" onPress={onClose}>
            {t('over-limit.wait')}
          </Button>
          <Button type="submit">{t('over-limit.take')}</Button>
        </DialogFooter>
      </Form>
    </Dialog>
  );
}
