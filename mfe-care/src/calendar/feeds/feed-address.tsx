import { useEffect, useRef } from 'react';
import { Button, Card, Inline, LinkButton, Stack, Text } from '@carecircle/ui';
import { CalendarIcon, CheckIcon, CopyIcon } from '@carecircle/ui/icons';
import { useCopy } from '../../use-copy';
import { useMessages } from '../../words';
import css from './feed-address.module.css';

interface Props {
  token: string;
  onDone: () => void;
}

/** The address of a new feed, this once: to copy, or to open with a program of this device. */
export function FeedAddress({ token, onDone }: Props) {
  const t = useMessages();
  const { isCopied, copy } = useCopy();
  const address = useRef<HTMLOutputElement>(null);
  // The form that had the focus is gone.
  useEffect(() => address.current?.focus(), []);
  const path = `${location.host}/feeds/${token}.ics`;
  const url = `${location.protocol}//${path}`;
  return (
    <Card title={t('feeds.address')}>
      <Stack gap={3}>
        <output ref={address} tabIndex={-1} className={css.address} aria-label={t('feeds.address')}>
          {url}
        </output>
        <Text size="small" tone="soft">
          {t('feeds.once')}
        </Text>
        <Inline gap={3}>
          <Button variant="primary" icon={isCopied ? CheckIcon : CopyIcon} onPress={() => void copy(url)}>
            {t(isCopied ? 'feeds.copied' : 'feeds.copy')}
          </Button>
          <LinkButton href={`webcal://${path}`} icon={CalendarIcon}>
            {t('feeds.open')}
          </LinkButton>
          <Button onPress={onDone}>{t('feeds.done')}</Button>
        </Inline>
      </Stack>
    </Card>
  );
}
