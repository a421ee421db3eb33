import { consentKinds } from '@carecircle/contracts';
import { apiContract } from '@carecircle/contracts/api';
import { defineCommand } from '../../spine/define-command';
import { changeConsents } from './consent-rows';

export const revokeAllConsents = defineCommand(
  apiContract.privacy.revokeAllConsents,
  ({ actor, caller, ...unit }) =>
    changeConsents(unit, { personId: actor.id, kinds: consentKinds, isGiven: false, caller }),
);
