import { useState } from 'react';
import type { Account } from '@carecircle/contracts';
import { AccountInput } from '@carecircle/contracts/schemas';
import { OfflineNote, useEdited, useFormErrors } from '@carecircle/remote-kit';
import { Button, Card, Inline, showToast, Stack } from '@carecircle/ui';
import { Form } from '@carecircle/ui/fields';
import { useMessages } from '../words';
import { accountChanges, draftOf } from './account-changes';
import { AccountFields } from './account-fields';
import { useEditAccount } from './use-edit-account';

interface Props {
  account: Account;
  onClose: () => void;
}

/** The account to edit. Cancel leaves everything as it was; Save sends what was changed (SET-2). */
export function AccountForm({ account, onClose }: Props) {
  const t = useMessages();
  const { opened, seen, takeNote } = useEdited(account);
  const [draft, setDraft] = useState(() => draftOf(account));
  const editing = useEditAccount();
  const { errors, check } = useFormErrors(AccountInput, editing.fieldErrors, (path, code) => {
    if (path === 'name') return t(code === 'too_big' ? 'form.too-long' : 'account.needs-name');
    return path === 'phone' ? t('account.phone.wrong') : undefined;
  });
  const save = async () => {
    if (!check(draft)) return;
    const changes = accountChanges(opened, AccountInput.parse(draft));
    if (Object.keys(changes).length > 0) {
      const outcome = await editing.send({ changes, seen: seen(changes) });
      takeNote(outcome);
      if (outcome.status !== 'done') return;
      showToast({ text: t('account.saved'), tone: 'success' });
    }
    onClose();
  };
  return (
    <Form errors={errors} onSubmit={save}>
      <OfflineNote />
      <Card title={t('account.personal')}>
        <Stack gap={5}>
          <AccountFields
            email={account.email}
            draft={draft}
            onChange={(changes) => setDraft({ ...draft, ...changes })}
          />
          <Inline gap={3} justify="end">
            <Button onPress={onClose}>{t('cancel')}</Button>
            <Button variant="primary" type="submit" isPending={editing.isPending} {...editing.gate.button}>
              {t('save')}
            </Button>
          </Inline>
        </Stack>
      </Card>
    </Form>
  );
}
