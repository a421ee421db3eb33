import type { OwnCircle } from '@carecircle/contracts';
import { OfflineNote, useCommand, useFormats } from '@carecircle/remote-kit';
import { Button, Card, Heading, Stack, Text } from '@carecircle/ui';
import { useLaterMessages } from '../later/later-messages';

/** Circles that somebody deleted: who did, until when they can be kept, and for admins the way to (SET-3). */
export function ClosedCircles({ circles }: { circles: readonly OwnCircle[] }) {
  const closed = circles.filter(({ status }) => status === 'closed');
  return closed.map((circle) => <ClosedCircle key={circle.id} circle={circle} />);
}

/** Kept, it opens by itself: the session's keeper follows the membership. */
function ClosedCircle({ circle: { id, name, role, closing } }: { circle: OwnCircle }) {
  const t = useLaterMessages();
  const { date, dayOf } = useFormats();
  const keep = useCommand('circles.keepCircle');
  return (
    <Card>
      <Stack gap={3}>
        <Heading level={2}>{t('closed.title', { name })}</Heading>
        {closing ? (
          <Text>{t('closed.text', { by: closing.by, date: date(dayOf(closing.until), 'long') })}</Text>
        ) : null}
        <OfflineNote />
        {role === 'admin' ? (
          <Button
            variant="primary"
            isPending={keep.isPending}
            {...keep.gate.button}
            onPress={() => void keep.send({ closedCircleId: id })}
          >
            {t('closed.keep')}
          </Button>
        ) : null}
      </Stack>
    </Card>
  );
}
