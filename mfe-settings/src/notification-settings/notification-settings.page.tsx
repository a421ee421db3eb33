import { OfflineNote, useFormats } from '@carecircle/remote-kit';
import { Banner, ErrorState, Skeleton } from '@carecircle/ui';
import { useMessages } from '../words';
import { DeliveriesCard } from './deliveries-card';
import { DevicesCard } from './devices-card';
import { EmailCard } from './email-card';
import { PushCard } from './push-card';
import { SoundCard } from './sound-card';
import { TimingCard } from './timing-card';
import { useNotificationSettings } from './use-notification-settings';
import css from './notification-settings.module.css';

/** /more/notifications: what I am told of, over what, when, and on which devices (NOTE-2, NOTE-5). */
export default function NotificationSettingsPage() {
  const t = useMessages();
  const formats = useFormats();
  const { own, error, refetch, change, isShut } = useNotificationSettings();
  if (!own && error)
    return <ErrorState title={t('notify.failed')} text={t('failed.text')} onRetry={refetch} />;
  if (!own) return <Skeleton shape="row" count={8} />;
  const card = { settings: own.settings, onChange: change, isDisabled: isShut };
  return (
    <div className={css.page}>
      <OfflineNote>{t('notify.offline')}</OfflineNote>
      {own.lateSince ? (
        <Banner tone="missed" title={t('notify.late', { time: formats.dateTime(own.lateSince) })}>
          {t('notify.late.text')}
        </Banner>
      ) : null}
      <div className={css.columns}>
        <div className={css.column}>
          <PushCard {...card} />
          <DevicesCard />
          <TimingCard {...card} />
        </div>
        <div className={css.column}>
          <EmailCard {...card} mail={own.mail} />
          <SoundCard {...card} timeZone={own.timeZone} />
          <DeliveriesCard />
        </div>
      </div>
    </div>
  );
}
