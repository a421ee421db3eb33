import { useState } from 'react';
import { PasskeyName } from '@carecircle/contracts/schemas';
import { OfflineNote } from '@carecircle/remote-kit';
import { Button, Text } from '@carecircle/ui';
import { Form, TextField } from '@carecircle/ui/fields';
import { DialogFooter } from '@carecircle/ui/panels';
import { CurrentPasswordField } from '../../current-password/current-password-field';
import { useMessages } from '../../words';
import { useMakePasskey } from '../../passkeys/use-make-passkey';
import { wordOfRefusal } from '../../sign-in-ways/word-of-refusal';

/** A name for it, the password, then the browser asks for finger, face or code. */
export function AddPasskeyForm({ hasPassword, onClose }: { hasPassword: boolean; onClose: () => void }) {
  const t = useMessages();
  const [name, setName] = useState('');
  const [password, setPassword] = useState('');
  const [isNameMissing, setIsNameMissing] = useState(false);
  const { make, isPasswordWrong, refusal, isPending, gate } = useMakePasskey();
  const add = async () => {
    const named = PasskeyName.safeParse(name);
    setIsNameMissing(!named.success);
    if (named.success && (await make(named.data, hasPassword ? password : undefined))) onClose();
  };
  return (
    <Form
      errors={{
        ...(isNameMissing && { name: t('security.passkeys.needs-name') }),
        ...(isPasswordWrong && { password: t('account.email.wrong-password') }),
      }}
      formError={refusal ? t(wordOfRefusal(refusal.code)) : undefined}
      onSubmit={add}
    >
      <OfflineNote />
      <Text>{t('security.passkeys.add-note')}</Text>
      <TextField
        label={t('security.passkeys.name')}
        description={t('security.passkeys.name-hint')}
        name="name"
        isRequired
        value={name}
        onChange={setName}
      />
      {hasPassword ? <CurrentPasswordField value={password} onChange={setPassword} /> : null}
      <DialogFooter>
        <Button onPress={onClose}>{t('cancel')}</Button>
        <Button variant="primary" type="submit" isPending={isPending} {...gate.button}>
          {t('security.passkeys.add')}
        </Button>
      </DialogFooter>
    </Form>
  );
}
