import type { Alert } from '@carecircle/contracts';
import { List, Text, TextLink } from '@carecircle/ui';
import { MapPinIcon } from '@carecircle/ui/icons';
import { useMessages } from '../words';
import { NoticeRow } from './notice-row';
import css from './active-alert.module.css';

/** Where it is, and how each emergency contact was told (EMER-3). */
export function AlertDetails({ alert }: { alert: Alert }) {
  const t = useMessages();
  const { location, notices } = alert;
  return (
    <div className={css.details}>
      {location ? (
        <TextLink isStandalone href={mapLink(location)} target="_blank" rel="noopener noreferrer">
          <MapPinIcon />
          {location.accuracyMetres === null
            ? t('banner.map')
            : t('banner.map.within', { metres: Math.round(location.accuracyMetres) })}
        </TextLink>
      ) : (
        <Text tone="soft">{t('banner.noPlace')}</Text>
      )}
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

function mapLink({ latitude, longitude }: { latitude: number; longitude: number }): string {
  const place = `${latitude}/${longitude}`;
  return `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${place}`;
}
