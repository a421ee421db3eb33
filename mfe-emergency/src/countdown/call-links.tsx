import { classNames } from '@carecircle/ui';
import { PhoneIcon } from '@carecircle/ui/icons';
import { useEmergencyNumbers } from '../alerts/use-emergency-numbers';
import { useContacts } from '../contact-list/use-contacts';
import { useMessages } from '../words';
import css from './countdown-overlay.module.css';

/** Real calls, which need no server: the region's emergency number and the primary contact (EMER-5, EMER-6). */
export function CallLinks({ isUrgent }: { isUrgent: boolean }) {
  const t = useMessages();
  const numbers = useEmergencyNumbers();
  const { data: contacts = [] } = useContacts();
  const primary = contacts.find(({ isPrimary }) => isPrimary) ?? contacts[0];
  return (
    <div className={css.calls}>
      <p>{t('countdown.noAmbulance')}</p>
      {numbers.map(({ number, region }) => (
        <a key={region} href={`tel:${number}`} className={classNames(css.call, isUrgent && css.urgent)}>
          <PhoneIcon />
          {t('call.emergency', { number })}
        </a>
      ))}
      {primary ? (
        <a href={`tel:${primary.phone}`} className={classNames(css.call, isUrgent && css.urgent)}>
          <PhoneIcon />
          {t('call.contact', { name: primary.name })}
        </a>
      ) : null}
    </div>
  );
}
