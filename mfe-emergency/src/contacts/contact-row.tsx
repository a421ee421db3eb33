import { useState } from 'react';
import type { EmergencyContact } from '@carecircle/contracts';
import {
  Avatar,
  LinkButton,
  ListRow,
  PhoneIcon,
  StatusPill,
  StarIcon,
  formatPhoneNumber,
} from '@carecircle/ui';
import { useMessages } from '../words';
import css from './contact-row.module.css';
import { ContactDialog } from './contact-dialog';
import { ContactMenu } from './contact-menu';
import { ContactTest } from './contact-test';

/** One contact: who, how to reach them, and whether alerts go to them. */
export function ContactRow({ contact }: { contact: EmergencyContact }) {
  const t = useMessages();
  const [shown, setShown] = useState<'edit' | 'test' | null>(null);
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
            <span>{t(contact.canReceiveAlerts ? 'contact.getsAlerts' : 'contact.noAlerts')}</span>
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
            <ContactMenu contact={contact} onEdit={() => setShown('edit')} onTest={() => setShown('test')} />
          </>
        }
      />
      {shown === 'edit' ? <ContactDialog contact={contact} onClose={() => setShown(null)} /> : null}
      {shown === 'test' ? <ContactTest contact={contact} onClose={() => setShown(null)} /> : null}
    </>
  );
}
