import { useState } from 'react';
import { calendarFeedLevels, type CalendarFeedLevel } from '@carecircle/contracts';
import { newId, OfflineNote, useCommand } from '@carecircle/remote-kit';
import { Button, Card, Inline, Stack } from '@carecircle/ui';
import { Form, RadioCards } from '@carecircle/ui/fields';
import { useMessages } from '../../words';
import type { ShownFeed } from './feeds.page';
import { newFeedToken } from './new-feed-token';

/** Makes an address that tells as much as its maker chooses. */
export function NewFeed({ onMade }: { onMade: (feed: ShownFeed) => void }) {
  const t = useMessages();
  const [level, setLevel] = useState<CalendarFeedLevel>('titles');
  // The same for as long as it was not taken: a lost answer makes no second feed.
  const [made] = useState(() => ({ feedId: newId(), token: newFeedToken() }));
  const adding = useCommand('care.addCalendarFeed');
  const add = async () => {
    const { status } = await adding.send({ ...made, level });
    if (status === 'done') onMade(made);
  };
  return (
    <Card as="div">
      <Form onSubmit={add}>
        <OfflineNote />
        <Stack gap={4}>
          <RadioCards
            label={t('feeds.level')}
            value={level}
            onChange={setLevel}
            options={calendarFeedLevels.map((value) => ({
              value,
              label: t(`feeds.level.${value}`),
              description: t(`feeds.level.${value}.text`),
            }))}
          />
          <Inline>
            <Button variant="primary" type="submit" isPending={adding.isPending} {...adding.gate.button}>
              {t('feeds.add')}
            </Button>
          </Inline>
        </Stack>
      </Form>
    </Card>
  );
}
