import { useState } from 'react';
import { ChangeEmailInput } from '@carecircle/contracts/schemas';
import { OfflineNote, patch, useCommand, useFormErrors } from '@carecircle/remote-kit';
import { Button, Text } from '@carecircle/ui';
import { Form, TextField } from '@carecircle/ui/fields';
import { Dialog, DialogFooter } from '@carecircle/ui/panels';
import { CurrentPasswordField } from '../current-password/current-password-field';
import { useMessages } from '../words';
import { useLinkSent } from './use-link-sent';

/** Asks for a new address and the password; the address counts once the link that is sent there was opened (SET-2). */
export function ChangeEmailDialog({ onClose }: { onClose: () => void }) {
  const t = useMessages();
  return (
    <Dialog
      title={t('account.email.change')}
      isOpen
      isPersistent
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      <ChangeEmailForm onClose={onClose} />
    </Dialog>
  );
}

function ChangeEmailForm({ onClose }: { onClose: () => void }) {
  const t = useMessages();
  const [newEmail, setNewEmail] = useState('');
  const [password, setPassword] = useState('');
  const tellSent = useLinkSent();
  const changing = useCommand('account.changeEmail', {
    optimistic: ({ newEmail: pendingEmail }) => [
      patch('account.getAccount', (account) => ({ ...account, pendingEmail })),
    ],
    onDone: ({ pendingEmail, isConfigured }) => {
      tellSent(pendingEmail, isConfigured);
      onClose();
    },
    onRefused: () => undefined,
  });
  const { errors, check } = useFormErrors(ChangeEmailInput, changing.fieldErrors, (path) =>
    t(path === 'password' ? 'account.email.wrong-password' : 'account.email.wrong'),
  );
  const save = async () => {
    const fields = { newEmail: newEmail.trim(), password };
    if (check(fields)) await changing.send(fields);
  };
  const { refusal } = changing;
  const isAtField = refusal !== null && refusal.fields.length > 0;
  return (
    <Form
      errors={errors}
      formError={refusal && !isAtField ? t(wordOf(refusal.code)) : undefined}
      onSubmit={save}
    >
      <OfflineNote />
      <Text>{t('account.email.change-note')}</Text>
      <TextField
        label={t('account.email.new')}
        name="newEmail"
        type="email"
        inputMode="email"
        autoComplete="email"
        isRequired
        value={newEmail}
        onChange={setNewEmail}
      />
      <CurrentPasswordField value={password} onChange={setPassword} />
      <DialogFooter>
        <Button onPress={onClose}>{t('cancel')}</Button>
        <Button variant="primary" type="submit" isPending={changing.isPending} {...changing.gate.button}>
          {t('account.email.send')}
        </Button>
      </DialogFooter>
    </Form>
  );
}

function wordOf(code: string) {
  if (code === 'EMAIL_TAKEN') return 'account.email.taken';
  if (code === 'ALREADY_DONE') return 'account.email.same';
  if (code === 'OVER_LIMIT') return 'account.email.enough';
  return code === 'TOO_MANY_ATTEMPTS' ? 'account.email.locked' : 'account.email.failed';
}
