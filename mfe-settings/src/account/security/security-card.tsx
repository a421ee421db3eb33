import { useState } from 'react';
import type { Security } from '@carecircle/contracts';
import { useSession } from '@carecircle/remote-kit';
import { Card, ErrorState, List, ListRow, Skeleton, StatusPill } from '@carecircle/ui';
import { FingerprintIcon, GlobeIcon, HistoryIcon, LockIcon, ShieldCheckIcon } from '@carecircle/ui/icons';
import { useMessages } from '../../words';
import { ChangePasswordDialog } from './change-password-dialog';
import { GoogleDialog } from './google-dialog';
import { PasskeysDialog } from './passkeys-dialog';
import { TwoFactorDialog } from '../../sign-in-ways/two-factor-dialog';
import { useSecurity } from '../../sign-in-ways/use-security';

type Opened = 'password' | 'two-factor' | 'passkeys' | 'google' | null;

/** Account Security: password, second step, passkeys, and the way to the login history (SET-2, AUTH-5). */
export function SecurityCard() {
  const t = useMessages();
  const { data: security, error, refetch } = useSecurity();
  const [opened, setOpened] = useState<Opened>(null);
  const close = () => setOpened(null);
  return (
    <Card title={t('security.title')} padding={error && !security ? undefined : 'none'}>
      {security ? (
        <SecurityRows security={security} onOpen={setOpened} />
      ) : error ? (
        <ErrorState title={t('security.failed')} text={t('failed.text')} onRetry={refetch} />
      ) : (
        <Skeleton shape="row" count={5} />
      )}
      {opened === 'password' ? <ChangePasswordDialog onClose={close} /> : null}
      {security && opened === 'two-factor' ? <TwoFactorDialog security={security} onClose={close} /> : null}
      {security && opened === 'google' ? <GoogleDialog security={security} onClose={close} /> : null}
      {security && opened === 'passkeys' ? <PasskeysDialog security={security} onClose={close} /> : null}
    </Card>
  );
}

function SecurityRows({ security, onOpen }: { security: Security; onOpen: (what: Opened) => void }) {
  const t = useMessages();
  const { isDemo } = useSession().circle;
  const { hasPassword, twoFactor, passkeys, google } = security;
  return (
    <List isPlain label={t('security.title')}>
      <ListRow
        leading={<LockIcon />}
        title={t('security.password')}
        meta={hasPassword ? undefined : t(isDemo ? 'security.password.demo' : 'security.password.none')}
        onPress={hasPassword ? () => onOpen('password') : undefined}
        href={hasPassword || isDemo ? undefined : '/forgot-password'}
      />
      <ListRow
        leading={<ShieldCheckIcon />}
        title={t('security.two-factor')}
        meta={
          <StatusPill tone={twoFactor ? 'done' : 'due'}>
            {t(twoFactor ? 'security.enabled' : 'security.not-enabled')}
          </StatusPill>
        }
        onPress={() => onOpen('two-factor')}
      />
      <ListRow
        leading={<FingerprintIcon />}
        title={t('security.passkeys')}
        meta={t('security.passkeys.count', { count: passkeys.length })}
        onPress={() => onOpen('passkeys')}
      />
      <ListRow
        leading={<GlobeIcon />}
        title={t('security.google')}
        meta={t(`security.google.${google}`)}
        onPress={google === 'off' || isDemo ? undefined : () => onOpen('google')}
      />
      <ListRow
        leading={<HistoryIcon />}
        title={t('security.history')}
        meta={t('security.history.note')}
        href="/more/account/sign-ins"
      />
    </List>
  );
}
