import { defineModule } from '../../spine/define-module';
import { deleteNotification } from './delete-notification.command';
import { listNotifications } from './list-notifications.query';
import { notify } from './notify.reaction';
import { readAllNotifications } from './read-all-notifications.command';
import { readNotification } from './read-notification.command';
import { countUnreadOf } from './read-own';

export const notificationsModule = defineModule({
  name: 'notifications',
  operations: { listNotifications, readNotification, readAllNotifications, deleteNotification },
  reactions: [notify],
  stateSeeds: async ({ db, actor }) => ({ 'notifications.unread': await countUnreadOf(db, actor.id) }),
});
