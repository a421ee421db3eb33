import { useState } from 'react';
import { useCommand, useSession } from '@carecircle/remote-kit';
import { Button, Card, showToast, Stack, Text } from '@carecircle/ui';
import { ConfirmDialog } from '@carecircle/ui/panels';
import { PencilIcon, RefreshIcon, TrashIcon } from '@carecircle/ui/icons';
import { useMessages } from '../words';
import { DeleteCircleDialog } from './delete-circle-dialog';
import { RenameDialog } from './rename-dialog';

/** 'Circle Actions', for admins: another name, another code, the end. */
export function CircleActions() {
  const t = useMessages();
  const { circle } = useSession();
  const [open, setOpen] = useState<'rename' | 'renew' | 'delete' | null>(null);
  const renew = useCommand('circles.renewInviteCode', {
    onDone: () => showToast({ text: t('circle.renewed'), tone: 'success' }),
  });
  const close = () => setOpen(null);
  return (
    <Card title={t('circle.actions')}>
      <Stack gap={3}>
        <Button icon={PencilIcon} isFullWidth onPress={() => setOpen('rename')}>
          {t('circle.rename')}
        </Button>
        <Button icon={RefreshIcon} isFullWidth onPress={() => setOpen('renew')} {...renew.gate.button}>
          {t('circle.renew')}
        </Button>
        {circle.isDemo ? (
          <Text size="small" tone="soft">
            {t('circle.delete.demo')}
          </Text>
        ) : (
          <Button variant="danger" icon={TrashIcon} isFullWidth onPress={() => setOpen('delete')}>
            {t('circle.delete')}
          </Button>
        )}
      </Stack>
      {open === 'rename' ? <RenameDialog onClose={close} /> : null}
      {open === 'delete' ? <DeleteCircleDialog onClose={close} /> : null}
      <ConfirmDialog
        title={t('circle.renew.title')}
        text={t('circle.renew.text')}
        confirmLabel={t('circle.renew')}
        cancelLabel={t('cancel')}
        isOpen={open === 'renew'}
        onOpenChange={close}
        onConfirm={async () => void (await renew.send({}))}
      />
    </Card>
  );
}
