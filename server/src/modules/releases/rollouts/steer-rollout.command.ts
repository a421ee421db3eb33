import { apiContract } from '@carecircle/contracts/api';
import { defineCommand } from '../../../spine/define-command';
import { readArea } from '../read-areas';
import { requireOperator } from '../require-operator';
import { steerRollout as steer } from './steer-rollout';

export const steerRollout = defineCommand(
  apiContract.releases.steerRollout,
  async ({ tx, now, signal, input, actor, services }) => {
    const operator = await requireOperator(tx, services.operators, actor);
    const { remote, revision, change, reason } = input;
    await steer({ tx, now, signal }, { remote, revision, change, reason, actor: operator });
    return readArea(tx, remote, now);
  },
);
