import { apiContract } from '@carecircle/contracts/api';
import { defineCommand } from '../../spine/define-command';
import { choosePreferences } from './choose-preferences';

/** What nobody has chosen follows the defaults. */
export const changePreferences = defineCommand(
  apiContract.account.changePreferences,
  ({ input: { changes }, actor, ...unit }) => choosePreferences(unit, actor.id, changes),
);
