import { defineModule } from '../../spine/define-module';
import { startGrant } from './accounts/start-grant.command';
import { syncDevice } from './accounts/sync-device.command';
import { syncDeviceJob } from './accounts/sync-device.job';
import { addDevice } from './devices/add-device.command';
import { connectDevice } from './devices/connect-device.command';
import { disconnectDevice } from './devices/disconnect-device.command';
import { editDevice } from './devices/edit-device.command';
import { forgetMember } from './devices/forget-member.reaction';
import { listDevices } from './devices/list-devices.query';
import { removeDevice } from './devices/remove-device.command';
import { renewDeviceToken } from './devices/renew-device-token.command';
import { restoreDevice } from './devices/restore-device.command';
import { revokeDeviceToken } from './devices/revoke-device-token.command';
import { cancelHealthImport } from './imports/cancel-health-import.command';
import { endHealthImport } from './imports/end-health-import.job';
import { listHealthImports } from './imports/list-health-imports.query';
import { readHealthFile } from './imports/read-health-file.job';
import { readHealthImport } from './imports/read-health-import.command';
import { startHealthImport } from './imports/start-health-import.command';
import { getHealthSeries } from './readings/get-health-series.query';
import { getHealthSummary } from './readings/get-health-summary.query';
import { recordReadings } from './readings/record-readings.command';
import { sendReadings } from './readings/send-readings.command';
import { changeHealthSettings } from './watch/change-health-settings.command';
import { getHealthSettings } from './watch/get-health-settings.query';

export const wearablesModule = defineModule({
  name: 'wearables',
  operations: {
    listDevices,
    getHealthSummary,
    getHealthSeries,
    getHealthSettings,
    listHealthImports,
    addDevice,
    editDevice,
    connectDevice,
    disconnectDevice,
    removeDevice,
    restoreDevice,
    renewDeviceToken,
    revokeDeviceToken,
    syncDevice,
    startGrant,
    recordReadings,
    sendReadings,
    startHealthImport,
    readHealthImport,
    cancelHealthImport,
    changeHealthSettings,
  },
  reactions: [forgetMember],
  jobs: [syncDeviceJob, readHealthFile, endHealthImport],
});
