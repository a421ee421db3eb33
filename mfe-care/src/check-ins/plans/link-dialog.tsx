import { useState } from 'react';
import { checkInLinkHours, type CheckInLink } from '@carecircle/contracts';
import {
  newId,
  OfflineNote,
  needsRefetch,
  useCommand,
  useFormats,
  useLiveQuery,
} from '@carecircle/remote-kit';
import { Button, Inline, List, ListRow, Stack, Text } from '@carecircle/ui';
import { Select } from '@carecircle/ui/fields';
import { CopyIcon, LinkIcon, ShareIcon } from '@carecircle/ui/icons';
import { Dialog } from '@carecircle/ui/panels';
import { useCopy } from '../../use-copy';
import { useMessages } from '../../words';
import type { PlanOfPerson } from './check-in-plans';
import css from './plans.module.css';

/** Links by which somebody without the app says how this person is, once (CHK-4). */
export default function LinkDialog({ recipient, onClose }: PlanOfPerson & { onClose: () => void }) {
  const t = useMessages();
  const [hours, setHours] = useState<(typeof checkInLinkHours)[number]>(24);
  const links = useLiveQuery(
    'care.listCheckInLinks',
    {},
    {
      on: {
        'check-in-link.made': needsRefetch,
        'check-in-link.revoked': needsRefetch,
        'check-in.added': needsRefetch,
      },
    },
  );
  const making = useCommand('care.addCheckInLink');
  const own = (links.data ?? []).filter(({ link }) => link.recipientId === recipient.id);
  const make = () => making.send({ linkId: newId(), recipientId: recipient.id, hours });
  return (
    <Dialog
      title={t('plan.link.title', { name: recipient.name })}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      <Stack gap={4}>
        <OfflineNote />
        <Text>{t('plan.link.note')}</Text>
        <Select
          label={t('plan.link.hours')}
          name="hours"
          value={String(hours)}
          onChange={(chosen) => setHours(checkInLinkHours.find((each) => String(each) === chosen) ?? 24)}
          options={checkInLinkHours.map((each) => ({
            value: String(each),
            label: t(`plan.link.hours.${each}`),
          }))}
        />
        <Button
          variant="primary"
          icon={LinkIcon}
          onPress={() => void make()}
          isPending={making.isPending}
          {...making.gate.button}
        >
          {t('plan.link.make')}
        </Button>
        {own.length > 0 ? (
          <List label={t('plan.link.open')}>
            {own.map(({ link, path }) => (
              <LinkRow key={link.id} link={link} url={`${location.origin}${path}`} />
            ))}
          </List>
        ) : null}
      </Stack>
    </Dialog>
  );
}

function LinkRow({ link, url }: { link: CheckInLink; url: string }) {
  const t = useMessages();
  const { dateTime } = useFormats();
  const { isCopied, copy } = useCopy();
  const revoking = useCommand('care.revokeCheckInLink');
  const until = dateTime(link.expiresAt);
  return (
    <ListRow
      title={<span className={css.url}>{url}</span>}
      meta={t('plan.link.until', { until })}
      footer={
        <Inline gap={2}>
          <Button size="small" icon={CopyIcon} onPress={() => void copy(url)}>
            {t(isCopied ? 'plan.link.copied' : 'plan.link.copy')}
          </Button>
          {'share' in navigator ? (
            <Button size="small" icon={ShareIcon} onPress={() => void share(url)}>
              {t('plan.link.share')}
            </Button>
          ) : null}
          <Button
            size="small"
            variant="quiet"
            onPress={() => void revoking.send({ linkId: link.id })}
            isPending={revoking.isPending}
            {...revoking.gate.button}
          >
            {t('plan.link.revoke')}
          </Button>
        </Inline>
      }
    />
  );
}

/** Closing the system's sheet is no failure. */
async function share(url: string): Promise<void> {
  await navigator.share({ url }).catch(() => undefined);
}
