import { useState } from 'react';
import { OfflineNote, useCommand } from '@carecircle/remote-kit';
import { Button, showToast, Text } from '@carecircle/ui';
import { Form, TextField } from '@carecircle/ui/fields';
import { DialogFooter } from '@carecircle/ui/panels';
import { CurrentPasswordField } from '../current-password/current-password-field';
import { useMessages } from '../words';
import { wordOfRefusal } from './word-of-refusal';

interface Props {
  hasPassword: boolean;
  codesLeft: number;
  onRenewed: (codes: readonly string[]) => void;
  onClose: () => void;
}

/** Password and a code, to turn the second step off or to have new recovery codes. */
export function EndTwoFactorForm({ hasPassword, codesLeft, onRenewed, onClose }: Props) {
  const t = useMessages();
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const renewing = useCommand('account.renewRecoveryCodes', {
    onDone: ({ recoveryCodes }) => onRenewed(recoveryCodes),
    onRefused: () => undefined,
  });
  const ending = useCommand('account.endTwoFactor', {
    onDone: () => {
      showToast({ text: t('security.two-factor.ended'), tone: 'success' });
      onClose();
    },
    onRefused: () => undefined,
  });
  const refusal = ending.refusal ?? renewing.refusal;
  const errors: Record<string, string> = {};
  for (const { path } of refusal?.fields ?? [])
    errors[path] = t(path === 'password' ? 'account.email.wrong-password' : 'security.code.wrong');
  const formError = refusal && refusal.fields.length === 0 ? t(wordOfRefusal(refusal.code)) : undefined;
  const input = { code, ...(hasPassword && { password }) };
  const renew = async () => {
    ending.reset();
    await renewing.send(input);
  };
  const end = async () => {
    renewing.reset();
    await ending.send(input);
  };
  return (
    <Form errors={errors} formError={formError} onSubmit={end}>
      <OfflineNote />
      <Text>{t('security.two-factor.is-on', { count: codesLeft })}</Text>
      {hasPassword ? <CurrentPasswordField value={password} onChange={setPassword} /> : null}
      <TextField
        label={t('security.code-or-recovery')}
        name="code"
        autoComplete="one-time-code"
        isRequired
        value={code}
        onChange={setCode}
      />
      <DialogFooter>
        <Button isPending={renewing.isPending} {...renewing.gate.button} onPress={() => void renew()}>
          {t('security.codes.renew')}
        </Button>
        <Button variant="danger" type="submit" isPending={ending.isPending} {...ending.gate.button}>
          {t('security.two-factor.off')}
        </Button>
      </DialogFooter>
    </Form>
  );
}
