import type { CalendarFeed } from '@carecircle/contracts';
import { useFormats, type Gate } from '@carecircle/remote-kit';
import { Button, ListRow } from '@carecircle/ui';
import { LinkIcon } from '@carecircle/ui/icons';
import { useMessages } from '../../words';

interface Props {
  feed: CalendarFeed;
  gate: Gate;
  onEnd: () => void;
}

/** What a feed tells, since when, and whether something reads it. */
export function OwnFeedRow({ feed: { level, createdAt, lastReadAt }, gate, onEnd }: Props) {
  const t = useMessages();
  const formats = useFormats();
  const day = formats.date(formats.dayOf(createdAt));
  const made = t('feeds.made', { day });
  const read = lastReadAt ? t('feeds.read', { time: formats.relative(lastReadAt) }) : t('feeds.never');
  const title = t(`feeds.level.${level}`);
  return (
    <ListRow
      leading={<LinkIcon />}
      title={title}
      meta={`${made} · ${read}`}
      trailing={
        <Button
          size="small"
          aria-label={t('feeds.end.of', { level: title, day })}
          onPress={onEnd}
          {...gate.button}
        >
          {t('feeds.end')}
        </Button>
      }
    />
  );
}
