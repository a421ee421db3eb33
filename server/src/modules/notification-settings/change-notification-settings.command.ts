import { apiContract } from '@carecircle/contracts/api';
import { defineCommand } from '../../spine/define-command';
import { chooseSettings } from './choose-settings';

export const changeNotificationSettings = defineCommand(
  apiContract.notifications.changeNotificationSettings,
  ({ input: { changes, timeZone }, actor, ...unit }) => chooseSettings(unit, actor.id, { changes, timeZone }),
);
