import { useRoutePath } from '@carecircle/remote-kit';
import { Inline, TextLink } from '@carecircle/ui';
import { useMessages } from '../words';

/** The ways from this calendar to those of other programs, and back (CAL-4). */
export function CalendarLinks() {
  const t = useMessages();
  const feeds = useRoutePath('calendar-feeds');
  const importing = useRoutePath('calendar-import');
  return (
    <Inline gap={4}>
      {feeds === null ? null : (
        <TextLink isStandalone href={feeds}>
          {t('feeds.title')}
        </TextLink>
      )}
      {importing === null ? null : (
        <TextLink isStandalone href={importing}>
          {t('import.title')}
        </TextLink>
      )}
    </Inline>
  );
}
