import { useState } from 'react';
import type { Security } from '@carecircle/contracts';
import { Dialog } from '@carecircle/ui/panels';
import { useMessages } from '../words';
import { ConfirmCodeForm } from './confirm-code-form';
import { EndTwoFactorForm } from './end-two-factor-form';
import { BeginTwoFactorForm } from './begin-two-factor-form';
import { RecoveryCodes } from './recovery-codes';

type Key = { key: string; uri: string };

/**
 * The second step, by what it is: off, being turned on, or on. What it was when the dialog opened counts, so that the recovery codes
 * stay until somebody has put them away (AUTH-5).
 */
export function TwoFactorDialog({ security, onClose }: { security: Security; onClose: () => void }) {
  const t = useMessages();
  const [{ hasPassword, twoFactor }] = useState(security);
  const [key, setKey] = useState<Key | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  return (
    <Dialog
      title={t('security.two-factor')}
      isOpen
      isPersistent
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      {codes ? (
        <RecoveryCodes codes={codes} onClose={onClose} />
      ) : twoFactor ? (
        <EndTwoFactorForm
          hasPassword={hasPassword}
          codesLeft={twoFactor.recoveryCodesLeft}
          onRenewed={setCodes}
          onClose={onClose}
        />
      ) : key ? (
        <ConfirmCodeForm secret={key.key} uri={key.uri} onConfirmed={setCodes} onClose={onClose} />
      ) : (
        <BeginTwoFactorForm hasPassword={hasPassword} onBegun={setKey} onClose={onClose} />
      )}
    </Dialog>
  );
}
