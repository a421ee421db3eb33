import { addPushDevice } from './add-push-device.command';
import { deletePushDevice } from './delete-push-device.command';
import { listDeliveries } from './list-deliveries.query';
import { listPushDevices } from './list-push-devices.query';
import { sendPush, sendUrgentPush } from './send-push.job';
import { sendTestNotification } from './send-test-notification.command';
import { snoozeNotification } from './snooze-notification.command';
import { tellAfterQuiet } from './tell-after-quiet.job';
import { tellAgain } from './tell-again.job';

/** What Web Push adds to the area of notifications. */
export const pushPart = {
  operations: {
    listPushDevices,
    addPushDevice,
    deletePushDevice,
    sendTestNotification,
    snoozeNotification,
    listDeliveries,
  },
  jobs: [sendUrgentPush, sendPush, tellAfterQuiet, tellAgain],
};
