import { useState } from 'react';
import type { EmergencyContact } from '@carecircle/contracts';
import { Avatar, LinkButton, ListRow, StatusPill } from '@carecircle/ui';
import { PhoneIcon, StarIcon } from '@carecircle/ui/icons';
import { formatPhoneNumber } from '@carecircle/ui/phone-number';
import { useAlertChannels } from '../../contact-list/use-alert-channels';
import { useMessages } from '../../words';
import { alertsTo } from './alerts-to';
import { ContactMenu } from './contact-menu';
import { ContactTest } from './contact-test';
import css from './contact-row.module.css';

interface ContactRowProps {
  contact: EmergencyContact;
  /** Opens the form, which outlives the row: somebody may delete the contact while it is edited. */
  onEdit: (contact: EmergencyContact) => void;
}

/** One contact: who, how to reach them, and whether alerts go to them. */
export function ContactRow({ contact, onEdit }: ContactRowProps) {
  const t = useMessages();
  const [isTesting, setIsTesting] = useState(false);
  const channels = useAlertChannels();
  const { name, phone } = contact;
  return (
    <>
      <ListRow
        leading={<Avatar id={contact.id} name={name} />}
        title={name}
        meta={
          <>
            <span>{t(`relationship.${contact.relationship}`)}</span>
            <span>{formatPhoneNumber(phone)}</span>
            {contact.isPrimary ? (
              <StatusPill tone="info" icon={StarIcon}>
                {t('contact.isPrimary')}
              </StatusPill>
            ) : null}
            <span>{t(alertsTo(contact, channels))}</span>
          </>
        }
        trailing={
          <>
            <span className={css.call}>
              <LinkButton
                href={`tel:${phone}`}
                size="small"
                icon={PhoneIcon}
                aria-label={t('contact.call.of', { name })}
              >
                <span className={css.word}>{t('contact.call')}</span>
              </LinkButton>
            </span>
            <ContactMenu contact={contact} onEdit={() => onEdit(contact)} onTest={() => setIsTesting(true)} />
          </>
        }
      />
      {isTesting ? <ContactTest contact={contact} onClose={() => setIsTesting(false)} /> : null}
    </>
  );
}
