import { useState } from 'react';
import { OfflineNote, retryableLazy, useCommand } from '@carecircle/remote-kit';
import { Button, Skeleton, Text } from '@carecircle/ui';
import { Form, TextField } from '@carecircle/ui/fields';
import { DialogFooter } from '@carecircle/ui/panels';
import { useMessages } from '../words';
import { wordOfRefusal } from './word-of-refusal';
import css from './two-factor.module.css';

const QrCode = retryableLazy(() => import('@carecircle/ui/qr-code'), <Skeleton shape="card" />);

interface Props {
  /** In base32. */
  secret: string;
  uri: string;
  onConfirmed: (codes: readonly string[]) => void;
  onClose: () => void;
}

/** The key to scan or to type, and the first code that proves the app has it. */
export function ConfirmCodeForm({ secret, uri, onConfirmed, onClose }: Props) {
  const t = useMessages();
  const [code, setCode] = useState('');
  const confirming = useCommand('account.confirmTwoFactor', {
    onDone: ({ recoveryCodes }) => onConfirmed(recoveryCodes),
    onRefused: () => undefined,
  });
  const { refusal } = confirming;
  const errors: Record<string, string> =
    refusal && refusal.fields.length > 0 ? { code: t('security.code.wrong') } : {};
  const formError = refusal && refusal.fields.length === 0 ? t(wordOfRefusal(refusal.code)) : undefined;
  return (
    <Form errors={errors} formError={formError} onSubmit={async () => void (await confirming.send({ code }))}>
      <OfflineNote />
      <Text>{t('security.two-factor.scan')}</Text>
      <QrCode text={uri} label={t('security.two-factor.qr')} />
      <Text size="small" tone="soft">
        {t('security.two-factor.type')}
      </Text>
      <code className={css.key}>{secret.match(/.{1,4}/g)?.join(' ')}</code>
      <TextField
        label={t('security.code')}
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        isRequired
        value={code}
        onChange={setCode}
      />
      <DialogFooter>
        <Button onPress={onClose}>{t('cancel')}</Button>
        <Button variant="primary" type="submit" isPending={confirming.isPending} {...confirming.gate.button}>
          {t('security.two-factor.on')}
        </Button>
      </DialogFooter>
    </Form>
  );
}
