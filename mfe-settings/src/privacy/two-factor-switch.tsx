import { useState } from 'react';
import { Switch } from '@carecircle/ui/fields';
import { TwoFactorDialog } from '../sign-in-ways/two-factor-dialog';
import { useSecurity } from '../sign-in-ways/use-security';
import { useMessages } from '../words';

/** Whether signing in to the own account asks for a code too (PRIV-1, AUTH-5); it changes only once the dialog has come to its end. */
export function TwoFactorSwitch() {
  const t = useMessages();
  const { data: security } = useSecurity();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Switch
        label={t('security.two-factor')}
        description={t(security?.twoFactor ? 'privacy.two-factor.on' : 'privacy.two-factor.off')}
        isSelected={Boolean(security?.twoFactor)}
        isDisabled={!security}
        onChange={() => setIsOpen(true)}
      />
      {security && isOpen ? <TwoFactorDialog security={security} onClose={() => setIsOpen(false)} /> : null}
    </>
  );
}
