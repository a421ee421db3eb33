import { defineModule } from '../../spine/define-module';
import { buyReward } from './buy-reward.command';
import { closeWeek } from './close-week.job';
import { getDiary } from './get-diary.query';
import { getLeaderboard } from './get-leaderboard.query';
import { getMemberPoints } from './get-member-points.query';
import { getOverview } from './get-overview.query';
import { keepScore } from './keep-score.reaction';
import { listAchievements } from './list-achievements.query';
import { listChallenges } from './list-challenges.query';
import { listRewards } from './list-rewards.query';
import { listUnseenAchievements } from './list-unseen-achievements.query';
import { seeAchievements } from './see-achievements.command';
import { switchGame } from './switch-game.command';
import { takePart } from './take-part.command';
import { readUnseen } from './unseen-achievements';
import { useReward } from './use-reward.command';

export const pointsModule = defineModule({
  name: 'points',
  operations: {
    getMemberPoints,
    getOverview,
    listAchievements,
    listUnseenAchievements,
    seeAchievements,
    listChallenges,
    getLeaderboard,
    listRewards,
    buyReward,
    useReward,
    getDiary,
    takePart,
    switchGame,
  },
  reactions: [keepScore],
  jobs: [closeWeek],
  stateSeeds: async ({ db, circle, actor }) => ({
    'achievements.unseen': await readUnseen(db, circle.id, actor.id),
  }),
});
