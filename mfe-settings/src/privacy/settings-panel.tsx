import { OfflineNote, useSession } from '@carecircle/remote-kit';
import { Card, ErrorState, Skeleton, Stack, Text } from '@carecircle/ui';
import { ExportRightsCard } from './export-rights-card';
import { RecipientSharingCard } from './recipient-sharing-card';
import { usePrivacy } from './use-privacy';
import { SessionTimeoutSelect } from '../preferences/session-timeout-select';
import { useMessages } from '../words';
import { TwoFactorSwitch } from './two-factor-switch';
import { YourDataCard } from './your-data-card';
import css from './privacy.module.css';

/** The switches of each person cared for, how one's own account is guarded, and what one may do with one's own data. */
export function SettingsPanel() {
  const t = useMessages();
  const { recipients } = useSession();
  const { data, error, refetch } = usePrivacy();
  return (
    <div className={css.page}>
      <OfflineNote />
      <div className={css.columns}>
        <div className={css.column}>
          {data ? (
            recipients.map((recipient) => {
              const shared = data.recipients.find(({ recipientId }) => recipientId === recipient.id);
              return shared ? (
                <RecipientSharingCard key={recipient.id} recipient={recipient} shared={shared} />
              ) : null;
            })
          ) : error ? (
            <ErrorState title={t('privacy.failed')} text={t('failed.text')} onRetry={refetch} />
          ) : (
            <Skeleton shape="card" count={2} />
          )}
          {data && recipients.length === 0 ? <Text tone="soft">{t('privacy.sharing.nobody')}</Text> : null}
        </div>
        <div className={css.column}>
          <Card title={t('app.security')}>
            <Stack gap={5}>
              <TwoFactorSwitch />
              <SessionTimeoutSelect />
            </Stack>
          </Card>
          <YourDataCard settings={data} />
          {data ? <ExportRightsCard allowDataExport={data.allowDataExport} /> : null}
        </div>
      </div>
    </div>
  );
}
