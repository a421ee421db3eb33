import { defineModule } from '../../spine/define-module';
import { awardPoints } from './award-points.reaction';
import { getMemberPoints } from './get-member-points.query';

export const pointsModule = defineModule({
  name: 'points',
  operations: { getMemberPoints },
  reactions: [awardPoints],
});
