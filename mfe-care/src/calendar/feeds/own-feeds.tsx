import { useState } from 'react';
import type { CalendarFeed } from '@carecircle/contracts';
import { patch, useCommand } from '@carecircle/remote-kit';
import { EmptyState, ErrorState, List, Section, showToast, Skeleton } from '@carecircle/ui';
import { LinkIcon } from '@carecircle/ui/icons';
import { ConfirmDialog } from '@carecircle/ui/panels';
import { useMessages } from '../../words';
import { OwnFeedRow } from './own-feed-row';
import { useCalendarFeeds } from './use-calendar-feeds';

/** My feeds in this circle; each can be ended. */
export function OwnFeeds({ onEnded }: { onEnded: (feedId: string) => void }) {
  const t = useMessages();
  const { data, error, refetch } = useCalendarFeeds();
  const [ending, setEnding] = useState<CalendarFeed>();
  const end = useCommand('care.endCalendarFeed', {
    optimistic: ({ feedId }) => [
      patch('care.listCalendarFeeds', (feeds) => feeds.filter(({ id }) => id !== feedId)),
    ],
    onDone: ({ feedId }) => {
      onEnded(feedId);
      showToast({ text: t('feeds.ended'), tone: 'success' });
    },
  });
  return (
    <Section title={t('feeds.own')}>
      {error && !data ? (
        <ErrorState title={t('feeds.failed')} text={t('failed.text')} onRetry={refetch} />
      ) : null}
      {!error && !data ? <Skeleton shape="row" count={2} /> : null}
      {data?.length === 0 ? (
        <EmptyState icon={LinkIcon} title={t('feeds.empty')} text={t('feeds.empty.text')} />
      ) : null}
      {data && data.length > 0 ? (
        <List label={t('feeds.own')}>
          {data.map((feed) => (
            <OwnFeedRow key={feed.id} feed={feed} gate={end.gate} onEnd={() => setEnding(feed)} />
          ))}
        </List>
      ) : null}
      {ending ? (
        <ConfirmDialog
          title={t('feeds.end.title')}
          text={t('feeds.end.text')}
          confirmLabel={t('feeds.end.confirm')}
          isDanger
          isOpen
          onOpenChange={(isOpen) => !isOpen && setEnding(undefined)}
          onConfirm={() => void end.send({ feedId: ending.id })}
        />
      ) : null}
    </Section>
  );
}
