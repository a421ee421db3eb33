import { needsRefetch, useLiveQuery, useSession } from '@carecircle/remote-kit';
import { Button, Card, ErrorState, Inline, Skeleton, Stack, Text } from '@carecircle/ui';
import { CheckIcon, CopyIcon, ShareIcon } from '@carecircle/ui/icons';
import { useMessages } from '../words';
import { useCopy } from '../use-copy';
import css from './invite-code.module.css';

/** 'Share Invite Code': to copy, or to hand to the device's own share sheet (CIRC-1). */
export function InviteCode() {
  const t = useMessages();
  return (
    <Card title={t('invite.title')}>
      <ShareInviteCode />
    </Card>
  );
}

function ShareInviteCode() {
  const t = useMessages();
  const { circle } = useSession();
  const { data, error, refetch } = useLiveQuery(
    'circles.getInviteCode',
    {},
    { on: { 'circle.invite-code-renewed': needsRefetch } },
  );
  const { isCopied, copy } = useCopy();
  const code = data?.inviteCode ?? '';
  const share = () => {
    const text = t('invite.text', { circle: circle.name, code });
    // A share sheet that is closed again rejects; there is nothing to tell then.
    navigator.share({ title: 'CareCircle', text, url: location.origin }).catch(() => undefined);
  };
  return (
    <Stack gap={3}>
      <Text size="small" tone="soft">
        {t('invite.note')}
      </Text>
      {error && !data ? <ErrorState title={t('invite.failed')} onRetry={refetch} /> : null}
      {data || !error ? (
        <>
          {data ? (
            <output className={css.code} aria-label={t('invite.code')}>
              {code}
            </output>
          ) : (
            <div className={css.code}>
              <Skeleton shape="heading" />
            </div>
          )}
          <Inline gap={3}>
            <Button icon={isCopied ? CheckIcon : CopyIcon} isDisabled={!data} onPress={() => void copy(code)}>
              {t(isCopied ? 'invite.copied' : 'invite.copy')}
            </Button>
            {'share' in navigator ? (
              <Button icon={ShareIcon} isDisabled={!data} onPress={share}>
                {t('invite.share')}
              </Button>
            ) : null}
          </Inline>
        </>
      ) : null}
    </Stack>
  );
}
