import type { Passkey, Security } from '@carecircle/contracts';
import { OfflineNote, useCommand, useFormats } from '@carecircle/remote-kit';
import { Button, IconButton, List, ListRow, showToast, Stack, Text } from '@carecircle/ui';
import { FingerprintIcon, TrashIcon } from '@carecircle/ui/icons';
import { ConfirmDialog, Dialog } from '@carecircle/ui/panels';
import { useState } from 'react';
import { useMessages } from '../../words';
import { AddPasskeyForm } from './add-passkey-form';
import { canMakePasskeys } from '../../passkeys/make-passkey';

/** What opens the account with a finger, a face or the device's code: to add and to take away (AUTH-5). */
export function PasskeysDialog({ security, onClose }: { security: Security; onClose: () => void }) {
  const t = useMessages();
  const [isAdding, setIsAdding] = useState(false);
  const { passkeys, hasPassword } = security;
  return (
    <Dialog title={t('security.passkeys')} isOpen onOpenChange={(isOpen) => !isOpen && onClose()}>
      {isAdding ? (
        <AddPasskeyForm hasPassword={hasPassword} onClose={() => setIsAdding(false)} />
      ) : (
        <Stack gap={4}>
          <OfflineNote />
          <Text>{t('security.passkeys.what')}</Text>
          {passkeys.length > 0 ? (
            <List label={t('security.passkeys')}>
              {passkeys.map((passkey) => (
                <PasskeyRow key={passkey.id} passkey={passkey} />
              ))}
            </List>
          ) : null}
          {canMakePasskeys() ? (
            <Button variant="primary" isFullWidth onPress={() => setIsAdding(true)}>
              {t('security.passkeys.add')}
            </Button>
          ) : (
            <Text tone="soft">{t('security.passkeys.unsupported')}</Text>
          )}
        </Stack>
      )}
    </Dialog>
  );
}

function PasskeyRow({ passkey: { id, name, createdAt, usedAt } }: { passkey: Passkey }) {
  const t = useMessages();
  const formats = useFormats();
  const [isAsking, setIsAsking] = useState(false);
  const removing = useCommand('account.removePasskey', {
    onDone: () => showToast({ text: t('security.passkeys.removed'), tone: 'success' }),
  });
  return (
    <>
      <ListRow
        leading={<FingerprintIcon />}
        title={name}
        meta={
          usedAt
            ? t('security.passkeys.used', { when: formats.relative(usedAt) })
            : t('security.passkeys.added', { when: formats.relative(createdAt) })
        }
        trailing={
          <IconButton
            icon={TrashIcon}
            aria-label={t('security.passkeys.remove', { name })}
            isDisabled={removing.gate.isShut}
            onPress={() => setIsAsking(true)}
          />
        }
      />
      <ConfirmDialog
        title={t('security.passkeys.remove', { name })}
        text={t('security.passkeys.remove-note')}
        confirmLabel={t('security.remove')}
        cancelLabel={t('cancel')}
        isDanger
        isOpen={isAsking}
        onOpenChange={setIsAsking}
        onConfirm={async () => void (await removing.send({ passkeyId: id }))}
      />
    </>
  );
}
