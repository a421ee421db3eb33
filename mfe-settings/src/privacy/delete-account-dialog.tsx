import { useState } from 'react';
import { OfflineNote, useCommand, wipeLocalData } from '@carecircle/remote-kit';
import { Button, Stack, Text } from '@carecircle/ui';
import { Form, PasswordField } from '@carecircle/ui/fields';
import { Dialog, DialogFooter } from '@carecircle/ui/panels';
import { useMessages } from '../words';

/** Says what goes and what stays, asks for the password, and ends the account (PRIV-3). */
export function DeleteAccountDialog({ onClose }: { onClose: () => void }) {
  const t = useMessages();
  const [password, setPassword] = useState('');
  const deletion = useCommand('privacy.deleteAccount', {
    onDone: async () => {
      await wipeLocalData();
      location.assign('/login');
    },
    onRefused: () => undefined,
  });
  const { refusal } = deletion;
  return (
    <Dialog title={t('privacy.delete.title')} isOpen onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Form
        errors={refusal?.code === 'WRONG_CREDENTIALS' ? { password: t('privacy.delete.wrong') } : undefined}
        formError={refusal && refusal.code !== 'WRONG_CREDENTIALS' ? t(wordOf(refusal.code)) : undefined}
        onSubmit={() => void deletion.send({ password })}
      >
        <OfflineNote />
        <Stack gap={2}>
          <Text>{t('privacy.delete.goes')}</Text>
          <Text>{t('privacy.delete.stays')}</Text>
        </Stack>
        <PasswordField
          label={t('privacy.delete.password')}
          name="password"
          autoComplete="current-password"
          value={password}
          onChange={setPassword}
        />
        <DialogFooter>
          <Button onPress={onClose}>{t('cancel')}</Button>
          <Button
            variant="danger"
            type="submit"
            isPending={deletion.isPending}
            {...deletion.gate.button}
            isDisabled={password === '' || deletion.gate.isShut}
          >
            {t('privacy.delete')}
          </Button>
        </DialogFooter>
      </Form>
    </Dialog>
  );
}

function wordOf(code: string) {
  if (code === 'LAST_ADMIN') return 'privacy.delete.last-admin';
  return code === 'TOO_MANY_ATTEMPTS' ? 'privacy.delete.locked' : 'privacy.delete.failed';
}
