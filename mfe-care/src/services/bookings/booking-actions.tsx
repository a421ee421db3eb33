import { useState } from 'react';
import type { Booking } from '@carecircle/contracts';
import { patch, useCommand } from '@carecircle/remote-kit';
import { Button, LinkButton } from '@carecircle/ui';
import { CheckIcon, CloseIcon, PhoneIcon } from '@carecircle/ui/icons';
import { ConfirmDialog } from '@carecircle/ui/panels';
import { useServiceWords } from '../services-words';
import { upsertBooking } from './apply-booking-event';
import css from '../services.module.css';

type Answer = 'confirmed' | 'declined' | 'done';

/** Call, what the provider said by telephone, that it is done, and to cancel. */
export function BookingActions({ booking }: { booking: Booking }) {
  const t = useServiceWords();
  const { id: bookingId, status, delivery, providerPhone, providerName: name } = booking;
  const [isCancelling, setIsCancelling] = useState(false);
  const answer = useCommand('services.answerBooking', {
    optimistic: (input) => [
      patch('services.listBookings', (all) => upsertBooking(all, { ...booking, status: input.answer })),
    ],
  });
  const cancel = useCommand('services.cancelBooking', {
    optimistic: () => [
      patch('services.listBookings', (all) => upsertBooking(all, { ...booking, status: 'cancelled' })),
    ],
  });
  const say = (said: Answer, icon: typeof CheckIcon) => (
    <Button
      size="small"
      icon={icon}
      aria-label={t(`answer.${said}.of`, { name })}
      onPress={() => void answer.send({ bookingId, answer: said })}
      {...answer.gate.button}
    >
      {t(`answer.${said}`)}
    </Button>
  );
  return (
    <div className={css.buttons}>
      {status === 'requested' && delivery === 'call' && providerPhone ? (
        <LinkButton
          size="small"
          variant="primary"
          href={`tel:${providerPhone}`}
          icon={PhoneIcon}
          aria-label={t('call.of', { name })}
        >
          {t('call')}
        </LinkButton>
      ) : null}
      {status === 'requested' ? say('confirmed', CheckIcon) : null}
      {status === 'requested' ? say('declined', CloseIcon) : null}
      {status === 'confirmed' ? say('done', CheckIcon) : null}
      <Button
        size="small"
        variant="quiet"
        aria-label={t('cancel.of', { name })}
        onPress={() => setIsCancelling(true)}
        {...cancel.gate.button}
      >
        {t('cancel')}
      </Button>
      <ConfirmDialog
        title={t('cancel.title')}
        text={t('cancel.text', { name })}
        confirmLabel={t('cancel')}
        cancelLabel={t('cancel.keep')}
        isDanger
        isOpen={isCancelling}
        onOpenChange={setIsCancelling}
        onConfirm={() => void cancel.send({ bookingId })}
      />
    </div>
  );
}
