import type { Streak } from '@carecircle/contracts';
import { Inline, Text } from '@carecircle/ui';
import { FlameIcon } from '@carecircle/ui/icons';
import { useMessages } from '../words';

/** How many days in a row one has checked in, and the most there were (CHK-3). */
export function StreakLine({ streak: { current, longest } }: { streak: Streak }) {
  const t = useMessages();
  return (
    <Inline gap={2}>
      <FlameIcon />
      <Text weight="bold" isTabular>
        {t('check-in.streak', { count: current })}
      </Text>
      {longest > 0 ? (
        <Text tone="soft" isTabular>
          {t('check-in.longest', { count: longest })}
        </Text>
      ) : null}
    </Inline>
  );
}
