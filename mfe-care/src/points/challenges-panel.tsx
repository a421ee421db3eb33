import { Answered } from './answered';
import { ChallengeItem } from './challenge-item';
import { GameItems } from './game-item';
import { useChallenges } from './game-queries';
import { useGameWords } from './game-words';
import { useRefetchAt } from './use-refetch-at';

/** The challenges of today, this week and this month (GAME-3). */
export function ChallengesPanel() {
  const t = useGameWords();
  const answer = useChallenges();
  useRefetchAt(answer.data?.map(({ expiresAt }) => expiresAt) ?? [], answer.refetch);
  return (
    <Answered answer={answer}>
      {(challenges) => (
        <GameItems label={t('tab.challenges')}>
          {challenges.map((challenge) => (
            <ChallengeItem key={challenge.id} challenge={challenge} />
          ))}
        </GameItems>
      )}
    </Answered>
  );
}
