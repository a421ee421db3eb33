import { useState } from 'react';
import { exportPath, type PrivacySettings } from '@carecircle/contracts';
import { useAllowed, useCommand, useGate, useSession } from '@carecircle/remote-kit';
import { Button, Card, Stack, Text } from '@carecircle/ui';
import { ConfirmDialog } from '@carecircle/ui/panels';
import { DownloadIcon, SignOutIcon, TrashIcon } from '@carecircle/ui/icons';
import { DeleteAccountDialog } from './delete-account-dialog';
import { useMessages } from '../words';

/** Taking one's data along, leaving the circle, ending the account (PRIV-3). */
export function YourDataCard({ settings }: { settings: PrivacySettings | undefined }) {
  const t = useMessages();
  const { circle } = useSession();
  const gate = useGate();
  const isAdmin = useAllowed('circle:change-privacy');
  const [open, setOpen] = useState<'leave' | 'delete' | null>(null);
  const leave = useCommand('circles.leaveCircle');
  const close = () => setOpen(null);
  const hasCircle = isAdmin || settings?.allowDataExport === true;
  return (
    <Card title={t('privacy.data')}>
      <Stack gap={3}>
        <Text size="small" tone="soft">
          {t(hasCircle ? 'privacy.export.note-circle' : 'privacy.export.note')}
        </Text>
        <Button icon={DownloadIcon} isFullWidth onPress={() => location.assign(exportPath)} {...gate.button}>
          {t('privacy.export')}
        </Button>
        {circle.isDemo ? (
          <Text size="small" tone="soft">
            {t('privacy.demo')}
          </Text>
        ) : (
          <>
            <Button icon={SignOutIcon} isFullWidth onPress={() => setOpen('leave')} {...leave.gate.button}>
              {t('privacy.leave')}
            </Button>
            <Button
              variant="danger"
              icon={TrashIcon}
              isFullWidth
              onPress={() => setOpen('delete')}
              {...gate.button}
            >
              {t('privacy.delete')}
            </Button>
          </>
        )}
      </Stack>
      <ConfirmDialog
        title={t('privacy.leave.title', { name: circle.name })}
        text={t('privacy.leave.text')}
        confirmLabel={t('privacy.leave')}
        cancelLabel={t('cancel')}
        isOpen={open === 'leave'}
        onOpenChange={close}
        onConfirm={async () => void (await leave.send({}))}
      />
      {open === 'delete' ? <DeleteAccountDialog onClose={close} /> : null}
    </Card>
  );
}
