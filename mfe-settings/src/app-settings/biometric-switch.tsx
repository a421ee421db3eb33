import { useState } from 'react';
import { useCommand } from '@carecircle/remote-kit';
import { Button, showToast, Text } from '@carecircle/ui';
import { Form, Switch } from '@carecircle/ui/fields';
import { Dialog, DialogFooter } from '@carecircle/ui/panels';
import { canMakePasskeys } from '../passkeys/make-passkey';
import { keepPasskeyHere, passkeyHere } from '../passkeys/passkey-here';
import { useMakePasskey } from '../passkeys/use-make-passkey';
import { CurrentPasswordField } from '../current-password/current-password-field';
import { useSecurity } from '../sign-in-ways/use-security';
import { useMessages } from '../words';

/** On: this device's finger, face or code opens the account, by a passkey made here; off takes that passkey away (AUTH-5). */
export function BiometricSwitch() {
  const t = useMessages();
  const { data } = useSecurity();
  const [isAsking, setIsAsking] = useState(false);
  const removing = useCommand('account.removePasskey', {
    onDone: () => {
      keepPasskeyHere(null);
      showToast({ text: t('security.passkeys.removed'), tone: 'success' });
    },
  });
  const here = data?.passkeys.find(({ credentialId }) => credentialId === passkeyHere());
  const isAble = canMakePasskeys();
  return (
    <>
      <Switch
        label={t('app.biometric')}
        description={t(isAble ? 'app.biometric.note' : 'security.passkeys.unsupported')}
        isSelected={here !== undefined}
        isDisabled={!isAble || !data || removing.gate.isShut}
        onChange={(isOn) => (isOn ? setIsAsking(true) : here && void removing.send({ passkeyId: here.id }))}
      />
      {data && isAsking ? (
        <Dialog title={t('app.biometric')} isOpen onOpenChange={(isOpen) => !isOpen && setIsAsking(false)}>
          <TurnOnForm hasPassword={data.hasPassword} onClose={() => setIsAsking(false)} />
        </Dialog>
      ) : null}
    </>
  );
}

function TurnOnForm({ hasPassword, onClose }: { hasPassword: boolean; onClose: () => void }) {
  const t = useMessages();
  const [password, setPassword] = useState('');
  const { make, isPasswordWrong, refusal, isPending, gate } = useMakePasskey();
  const turnOn = async () => {
    const made = await make(t('app.biometric.name'), hasPassword ? password : undefined);
    if (!made) return;
    keepPasskeyHere(made.credentialId);
    onClose();
  };
  return (
    <Form
      errors={isPasswordWrong ? { password: t('account.email.wrong-password') } : {}}
      formError={refusal ? t('account.email.failed') : undefined}
      onSubmit={turnOn}
    >
      <Text>{t('security.passkeys.add-note')}</Text>
      {hasPassword ? <CurrentPasswordField value={password} onChange={setPassword} /> : null}
      <DialogFooter>
        <Button onPress={onClose}>{t('cancel')}</Button>
        <Button variant="primary" type="submit" isPending={isPending} {...gate.button}>
          {t('app.biometric.on')}
        </Button>
      </DialogFooter>
    </Form>
  );
}
