import type { OperationOutput } from '@carecircle/remote-kit';
import { useSession } from '@carecircle/remote-kit';
import { Button, Inline, LinkButton, Stack, Text } from '@carecircle/ui';
import { CheckIcon, CopyIcon, ChatIcon, ShareIcon } from '@carecircle/ui/icons';
import { useCopy } from '../../use-copy';
import { useMessages } from '../../words';
import css from './invitations.module.css';

type Entry = OperationOutput<'invitations.listInvitations'>[number];

/** The link of an invitation to copy, to hand to the device's share sheet, or to send as a text message of one's own. */
export function ShareInvitation({ invitation, path, code }: Entry) {
  const t = useMessages();
  const { circle } = useSession();
  const { isCopied, copy } = useCopy();
  if (path === null) return <Text tone="soft">{t('invitation.hidden')}</Text>;
  const url = location.origin + path;
  const text = t('invitation.text', { circle: circle.name });
  // A share sheet that is closed again rejects; there is nothing to tell then.
  const share = () => void navigator.share({ title: 'CareCircle', text, url }).catch(() => undefined);
  return (
    <Stack gap={2}>
      <output className={css.link} aria-label={t('invitation.link')}>
        {url}
      </output>
      {code === null ? null : (
        <Text size="small" tone="soft">
          {t('invitation.code', { code })}
        </Text>
      )}
      <Inline gap={2}>
        <Button size="small" icon={isCopied ? CheckIcon : CopyIcon} onPress={() => void copy(url)}>
          {t(isCopied ? 'invite.copied' : 'invitation.copy')}
        </Button>
        {'share' in navigator ? (
          <Button size="small" icon={ShareIcon} onPress={share}>
            {t('invite.share')}
          </Button>
        ) : null}
        {invitation.phone ? (
          <LinkButton
            size="small"
            icon={ChatIcon}
            href={`sms:${invitation.phone}?body=${encodeURIComponent(`${text} ${url}`)}`}
          >
            {t('invitation.write')}
          </LinkButton>
        ) : null}
      </Inline>
    </Stack>
  );
}
