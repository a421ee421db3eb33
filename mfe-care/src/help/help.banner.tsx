import { useBusState, useNow, useRoutePath, useSession } from '@carecircle/remote-kit';
import { Stack, TextLink } from '@carecircle/ui';
import { useMessages } from '../words';
import { HelpCard } from './help-card';
import { shownHelp } from './open-help';

/** More than these would push the screen itself out of sight. */
const mostCards = 3;

/** Above every screen while somebody needs help, until a member is on it and for a while after (CHK-2). */
export default function HelpBanner() {
  const t = useMessages();
  const { person } = useSession();
  const now = useNow();
  const checkIns = useRoutePath('check-in');
  const shown = shownHelp(useBusState('help.open'), person.id, now);
  const moreCount = shown.length - mostCards;
  if (shown.length === 0) return null;
  return (
    <Stack gap={3}>
      {shown.slice(0, mostCards).map((help) => (
        <HelpCard key={help.checkInId} help={help} />
      ))}
      {moreCount > 0 && checkIns ? (
        <TextLink href={checkIns} isStandalone>
          {t('help.more', { count: moreCount })}
        </TextLink>
      ) : null}
    </Stack>
  );
}
