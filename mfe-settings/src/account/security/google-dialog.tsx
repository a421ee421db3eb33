import { useState } from 'react';
import type { Security } from '@carecircle/contracts';
import { OfflineNote, useCommand } from '@carecircle/remote-kit';
import { Button, showToast, Text } from '@carecircle/ui';
import { Form } from '@carecircle/ui/fields';
import { Dialog, DialogFooter } from '@carecircle/ui/panels';
import { CurrentPasswordField } from '../../current-password/current-password-field';
import { useMessages } from '../../words';
import { wordOfRefusal } from '../../sign-in-ways/word-of-refusal';

/** Connects a Google account with this one, or takes it away; the password proves whose account it is (AUTH-2). */
export function GoogleDialog({ security, onClose }: { security: Security; onClose: () => void }) {
  const t = useMessages();
  return (
    <Dialog title={t('security.google')} isOpen onOpenChange={(isOpen) => !isOpen && onClose()}>
      <GoogleForm security={security} onClose={onClose} />
    </Dialog>
  );
}

function GoogleForm({ security, onClose }: { security: Security; onClose: () => void }) {
  const t = useMessages();
  const [password, setPassword] = useState('');
  const isConnected = security.google === 'connected';
  const connecting = useCommand('account.beginGoogleLink', {
    onDone: ({ url }) => window.location.assign(url),
    onRefused: () => undefined,
  });
  const ending = useCommand('account.endGoogleLink', {
    onDone: () => {
      showToast({ text: t('security.google.ended'), tone: 'success' });
      onClose();
    },
    onRefused: () => undefined,
  });
  const command = isConnected ? ending : connecting;
  const send = async () => void (await command.send(security.hasPassword ? { password } : {}));
  const isPasswordWrong = Boolean(command.fieldErrors.password);
  const { refusal } = command;
  const wordOf = (code: string) =>
    isConnected && code === 'INVALID_STATE' ? 'security.google.last' : wordOfRefusal(code);
  return (
    <Form
      errors={isPasswordWrong ? { password: t('account.email.wrong-password') } : {}}
      formError={refusal && !isPasswordWrong ? t(wordOf(refusal.code)) : undefined}
      onSubmit={send}
    >
      <OfflineNote />
      <Text>{t(isConnected ? 'security.google.end-note' : 'security.google.connect-note')}</Text>
      {security.hasPassword ? <CurrentPasswordField value={password} onChange={setPassword} /> : null}
      <DialogFooter>
        <Button onPress={onClose}>{t('cancel')}</Button>
        <Button
          variant={isConnected ? 'danger' : 'primary'}
          type="submit"
          isPending={command.isPending}
          {...command.gate.button}
        >
          {t(isConnected ? 'security.google.end' : 'security.google.connect')}
        </Button>
      </DialogFooter>
    </Form>
  );
}
