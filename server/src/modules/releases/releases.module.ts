import { defineModule } from '../../spine/define-module';
import { getChoice } from './get-choice.query';
import { getArea } from './get-area.query';
import { listAreas } from './list-areas.query';
import { steerRollout } from './rollouts/steer-rollout.command';

export const releasesModule = defineModule({
  name: 'releases',
  operations: { listAreas, getArea, getChoice, steerRollout },
});
