import { useState } from 'react';
import { OfflineNote, useCommand } from '@carecircle/remote-kit';
import { Button, Text } from '@carecircle/ui';
import { Form } from '@carecircle/ui/fields';
import { DialogFooter } from '@carecircle/ui/panels';
import { CurrentPasswordField } from '../current-password/current-password-field';
import { useMessages } from '../words';
import { wordOfRefusal } from './word-of-refusal';

interface Props {
  hasPassword: boolean;
  onBegun: (key: { key: string; uri: string }) => void;
  onClose: () => void;
}

/** What the second step is, and the password that its key is made for. */
export function BeginTwoFactorForm({ hasPassword, onBegun, onClose }: Props) {
  const t = useMessages();
  const [password, setPassword] = useState('');
  const beginning = useCommand('account.beginTwoFactor', { onDone: onBegun, onRefused: () => undefined });
  const { refusal, fieldErrors } = beginning;
  const errors: Record<string, string> = fieldErrors.password
    ? { password: t('account.email.wrong-password') }
    : {};
  const formError = refusal && refusal.fields.length === 0 ? t(wordOfRefusal(refusal.code)) : undefined;
  const begin = async () => void (await beginning.send(hasPassword ? { password } : {}));
  return (
    <Form errors={errors} formError={formError} onSubmit={begin}>
      <OfflineNote />
      <Text>{t('security.two-factor.what')}</Text>
      {hasPassword ? <CurrentPasswordField value={password} onChange={setPassword} /> : null}
      <DialogFooter>
        <Button onPress={onClose}>{t('cancel')}</Button>
        <Button variant="primary" type="submit" isPending={beginning.isPending} {...beginning.gate.button}>
          {t('security.continue')}
        </Button>
      </DialogFooter>
    </Form>
  );
}
