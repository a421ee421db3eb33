import { defineModule } from '../../spine/define-module';
import { notificationSettingsPart } from '../notification-settings';
import { deleteNotification } from './delete-notification.command';
import { listNotifications } from './list-notifications.query';
import { mailPart } from './mail/mail.part';
import { notify } from './notify.reaction';
import { pushPart } from './push/push.part';
import { readAllNotifications } from './read-all-notifications.command';
import { readNotification } from './read-notification.command';
import { remindersPart } from './reminders/reminders.part';
import { repeatCall } from './repeat-call.job';
import { countUnreadOf } from './read-own';

export const notificationsModule = defineModule({
  name: 'notifications',
  operations: {
    listNotifications,
    readNotification,
    readAllNotifications,
    deleteNotification,
    ...notificationSettingsPart.operations,
    ...pushPart.operations,
  },
  reactions: [notify, ...remindersPart.reactions, ...mailPart.reactions],
  jobs: [repeatCall, ...pushPart.jobs, ...remindersPart.jobs, ...mailPart.jobs],
  stateSeeds: async ({ db, actor }) => ({ 'notifications.unread': await countUnreadOf(db, actor.id) }),
});
