import { Card, Stack } from '@carecircle/ui';
import { SessionTimeoutSelect } from '../preferences/session-timeout-select';
import { useMessages } from '../words';
import { BiometricSwitch } from './biometric-switch';

/** How this device's owner is known again, and when they are signed out (SET-4, AUTH-5). */
export function SecurityCard() {
  const t = useMessages();
  return (
    <Card title={t('app.security')}>
      <Stack gap={5}>
        <BiometricSwitch />
        <SessionTimeoutSelect />
      </Stack>
    </Card>
  );
}
