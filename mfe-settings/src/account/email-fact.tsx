import { useState } from 'react';
import type { Account } from '@carecircle/contracts';
import { useCommand, useSession } from '@carecircle/remote-kit';
import { Button, Inline, showToast, Stack, StatusPill, Text } from '@carecircle/ui';
import { useMessages } from '../words';
import { ChangeEmailDialog } from './change-email-dialog';
import { useLinkSent } from './use-link-sent';

/** The mail address, whether it is proved, and one that waits for it (SET-2). The demo's people have none of their own. */
export function EmailFact({ account: { email, emailVerified, pendingEmail } }: { account: Account }) {
  const t = useMessages();
  const { isDemo } = useSession().circle;
  const [isChanging, setIsChanging] = useState(false);
  const tellSent = useLinkSent();
  const sending = useCommand('account.sendVerification', {
    onDone: ({ isConfigured }) => tellSent(pendingEmail ?? email, isConfigured),
    onRefused: ({ code }) => showToast({ text: t(wordOf(code)), tone: 'failed' }),
  });
  if (isDemo) return <>{email}</>;
  const isOpen = pendingEmail !== null || !emailVerified;
  return (
    <Stack gap={2}>
      <Inline gap={2}>
        <span>{email}</span>
        <StatusPill tone={emailVerified ? 'done' : 'due'}>
          {t(emailVerified ? 'account.email.confirmed' : 'account.email.unconfirmed')}
        </StatusPill>
      </Inline>
      {pendingEmail === null ? null : (
        <Text size="small" tone="soft">
          {t('account.email.pending', { email: pendingEmail })}
        </Text>
      )}
      <Inline gap={2}>
        <Button size="small" onPress={() => setIsChanging(true)}>
          {t('account.email.change')}
        </Button>
        {isOpen ? (
          <Button
            size="small"
            isPending={sending.isPending}
            {...sending.gate.button}
            onPress={() => void sending.send({})}
          >
            {t('account.email.resend')}
          </Button>
        ) : null}
      </Inline>
      {isChanging ? <ChangeEmailDialog onClose={() => setIsChanging(false)} /> : null}
    </Stack>
  );
}

function wordOf(code: string) {
  if (code === 'ALREADY_DONE') return 'account.email.confirmed';
  return code === 'OVER_LIMIT' ? 'account.email.enough' : 'account.email.failed';
}
