import { MemberPoints } from '../entities/points';
import { query } from './operation';

const area = 'points';

export const pointsContract = {
  getMemberPoints: query({
    area,
    name: 'getMemberPoints',
    summary: 'My points and level in the circle',
    scope: 'circle',
    action: 'points:view',
    input: {},
    output: MemberPoints,
  }),
};
