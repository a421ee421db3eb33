import { changeNotificationSettings } from './change-notification-settings.command';
import { getNotificationSettings } from './get-notification-settings.query';

export { chooseSettings } from './choose-settings';
export { quietHoursAt, type QuietHours } from './quiet-hours-at';
export { readSettings, readSettingsOf } from './read-settings';
export { summaryTo } from './shown-settings';

/** What the settings add to the area of notifications. */
export const notificationSettingsPart = {
  operations: { getNotificationSettings, changeNotificationSettings },
};
