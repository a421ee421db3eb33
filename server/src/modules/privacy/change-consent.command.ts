import { apiContract } from '@carecircle/contracts/api';
import { defineCommand } from '../../spine/define-command';
import { changeConsents } from './consent-rows';

export const changeConsent = defineCommand(
  apiContract.privacy.changeConsent,
  ({ input: { kind, isGiven }, actor, caller, ...unit }) =>
    changeConsents(unit, { personId: actor.id, kinds: [kind], isGiven, caller }),
);
