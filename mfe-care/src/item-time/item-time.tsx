import { useFormats } from '@carecircle/remote-kit';
import { Text } from '@carecircle/ui';
import { useMessages } from '../words';
import css from './item-time.module.css';

/** When something begins, at the head of its row: a time `HH:MM`, or null for all day. */
export function ItemTime({ time }: { time: string | null }) {
  const t = useMessages();
  const formats = useFormats();
  return (
    <span className={css.time}>
      <Text as="span" tone="soft" weight="medium" isTabular>
        {time === null ? t('calendar.all-day') : formats.time(time)}
      </Text>
    </span>
  );
}
