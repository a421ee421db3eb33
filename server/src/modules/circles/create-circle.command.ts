import { apiContract } from '@carecircle/contracts/api';
import { defineCommand } from '../../spine/define-command';
import { foundCircle } from './found-circle';

export const createCircle = defineCommand(
  apiContract.circles.createCircle,
  async ({ input: { newCircleId: id, name, timeZone, currency }, ...unit }) =>
    foundCircle(unit, { id, name, timeZone, currency }),
);
