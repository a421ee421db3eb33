import { useState } from 'react';
import { PasswordChange } from '@carecircle/contracts/schemas';
import { OfflineNote, useCommand, useFormErrors } from '@carecircle/remote-kit';
import { Button, showToast, Text } from '@carecircle/ui';
import { Form, PasswordField } from '@carecircle/ui/fields';
import { Dialog, DialogFooter } from '@carecircle/ui/panels';
import { CurrentPasswordField } from '../../current-password/current-password-field';
import { useMessages } from '../../words';
import { wordOfRefusal } from '../../sign-in-ways/word-of-refusal';

/** The old password and a new one; every other browser is signed out (SET-2). */
export function ChangePasswordDialog({ onClose }: { onClose: () => void }) {
  const t = useMessages();
  return (
    <Dialog
      title={t('security.password')}
      isOpen
      isPersistent
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      <ChangePasswordForm onClose={onClose} />
    </Dialog>
  );
}

function ChangePasswordForm({ onClose }: { onClose: () => void }) {
  const t = useMessages();
  const [fields, setFields] = useState({ password: '', newPassword: '' });
  const changing = useCommand('account.changePassword', {
    onDone: () => {
      showToast({ text: t('security.password.done'), tone: 'success' });
      onClose();
    },
    onRefused: () => undefined,
  });
  const { errors, check } = useFormErrors(PasswordChange, changing.fieldErrors, (path) =>
    t(path === 'password' ? 'account.email.wrong-password' : 'security.password.short'),
  );
  const save = async () => {
    if (check(fields)) await changing.send(fields);
  };
  const { refusal } = changing;
  const formError = refusal && refusal.fields.length === 0 ? t(wordOfRefusal(refusal.code)) : undefined;
  return (
    <Form errors={errors} formError={formError} onSubmit={save}>
      <OfflineNote />
      <Text>{t('security.password.note')}</Text>
      <CurrentPasswordField
        value={fields.password}
        onChange={(password) => setFields({ ...fields, password })}
      />
      <PasswordField
        label={t('security.password.new')}
        name="newPassword"
        description={t('security.password.short')}
        autoComplete="new-password"
        value={fields.newPassword}
        onChange={(newPassword) => setFields({ ...fields, newPassword })}
      />
      <DialogFooter>
        <Button onPress={onClose}>{t('cancel')}</Button>
        <Button variant="primary" type="submit" isPending={changing.isPending} {...changing.gate.button}>
          {t('security.password')}
        </Button>
      </DialogFooter>
    </Form>
  );
}
