import type { Alert } from '@carecircle/contracts';
import { List, Text } from '@carecircle/ui';
import { useMessages } from '../words';
import { AlertPlace } from './alert-place';
import { NoticeRow } from './notice-row';
import css from './active-alert.module.css';

/** Where it is, and how each emergency contact is notified (EMER-3). */
export function AlertDetails({ alert }: { alert: Alert }) {
  const t = useMessages();
  const { isDrill, notices } = alert;
  if (isDrill)
    return (
      <div className={css.details}>
        <Text tone="soft">{t('drill.inside')}</Text>
      </div>
    );
  return (
    <div className={css.facts}>
      <AlertPlace alert={alert} />
      {notices.length > 0 ? (
        <List label={t('tabs.contacts')}>
          {notices.map((notice) => (
            <NoticeRow key={notice.contactId} notice={notice} />
          ))}
        </List>
      ) : (
        <Text tone="soft">{t('banner.noContacts')}</Text>
      )}
    </div>
  );
}
