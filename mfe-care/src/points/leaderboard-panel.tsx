import { useFormats } from '@carecircle/remote-kit';
import { List, Section, Stack, Text } from '@carecircle/ui';
import { Answered } from './answered';
import { BoardRow } from './board-row';
import { useLeaderboard } from './game-queries';
import { useGameWords } from './game-words';
import { useRefetchAt } from './use-refetch-at';

const dayMs = 86_400_000;

/** The present week of those who take part, and the first three of the last one (GAME-4). */
export function LeaderboardPanel() {
  const t = useGameWords();
  const { date } = useFormats();
  const answer = useLeaderboard();
  useRefetchAt(answer.data ? [answer.data.closesAt] : [], answer.refetch);
  return (
    <Answered answer={answer}>
      {({ week, entries, lastWeek }) => (
        <Stack gap={6}>
          <Section title={t('board.title')}>
            <Stack gap={3}>
              <Text tone="soft">{t('board.closes', { day: date(sundayOf(week), 'medium') })}</Text>
              <List label={t('tab.leaderboard')}>
                {entries.map((entry) => (
                  <BoardRow key={entry.memberId} {...entry} />
                ))}
              </List>
              <Text size="small" tone="soft">
                {t('board.bonus')}
              </Text>
            </Stack>
          </Section>
          {lastWeek.length > 0 ? (
            <Section title={t('board.last')}>
              <List label={t('board.last')}>
                {lastWeek.map((place) => (
                  <BoardRow key={place.memberId} {...place} />
                ))}
              </List>
            </Section>
          ) : null}
        </Stack>
      )}
    </Answered>
  );
}

const sundayOf = (monday: string) => new Date(Date.parse(monday) + 6 * dayMs).toISOString().slice(0, 10);
