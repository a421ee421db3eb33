import type { Doctor } from '@carecircle/contracts';
import { useAllowed, useRoutePath } from '@carecircle/remote-kit';
import { LinkButton } from '@carecircle/ui';
import { CalendarIcon, MailIcon, PhoneIcon } from '@carecircle/ui/icons';
import { useDoctorWords } from './doctors-words';
import css from './doctors.module.css';

/** Call, Mail, and Add appointment, which opens the calendar's own dialog with the doctor in it. */
export function DoctorButtons({ doctor }: { doctor: Doctor }) {
  const t = useDoctorWords();
  const { name, phone, email, address, specialty, recipientIds } = doctor;
  const mayAdd = useAllowed('event:edit');
  const [only] = recipientIds.length === 1 ? recipientIds : [];
  const calendar = useRoutePath('calendar', undefined, {
    ...{ add: '1', title: t(`specialty.${specialty}`), doctor: name, place: address || undefined, for: only },
  });
  return (
    <div className={css.buttons}>
      {phone ? (
        <LinkButton size="small" href={`tel:${phone}`} icon={PhoneIcon} aria-label={t('call.of', { name })}>
          {t('call')}
        </LinkButton>
      ) : null}
      {email ? (
        <LinkButton size="small" href={`mailto:${email}`} icon={MailIcon} aria-label={t('mail.of', { name })}>
          {t('mail')}
        </LinkButton>
      ) : null}
      {mayAdd && calendar !== null ? (
        <LinkButton
          size="small"
          href={calendar}
          icon={CalendarIcon}
          aria-label={t('add-appointment.of', { name })}
        >
          {t('add-appointment')}
        </LinkButton>
      ) : null}
    </div>
  );
}
