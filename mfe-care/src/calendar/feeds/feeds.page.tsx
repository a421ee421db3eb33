import { useState } from 'react';
import { Stack, Text } from '@carecircle/ui';
import { useMessages } from '../../words';
import { FeedAddress } from './feed-address';
import { NewFeed } from './new-feed';
import { OwnFeeds } from './own-feeds';

/** The address of a feed that was just made: nobody can show it again. */
export interface ShownFeed {
  feedId: string;
  token: string;
}

/** /calendar/feeds: the calendar in other programs, by addresses that each member makes for themselves (CAL-4). */
export default function FeedsPage() {
  const t = useMessages();
  const [shown, setShown] = useState<ShownFeed>();
  return (
    <Stack gap={5}>
      <Text tone="soft">{t('feeds.text')}</Text>
      {shown ? (
        <FeedAddress token={shown.token} onDone={() => setShown(undefined)} />
      ) : (
        <NewFeed onMade={setShown} />
      )}
      <OwnFeeds
        onEnded={(feedId) => setShown((present) => (present?.feedId === feedId ? undefined : present))}
      />
    </Stack>
  );
}
