import * as z from 'zod';
import { Id, line } from '../primitives';
import { command, edit, query } from '../api/operation';
import { HealthImport, HealthSeries, HealthSummary } from './health-data';
import { HealthMetric, HealthReading } from './health-reading';
import {
  DeviceNumber,
  DeviceToken,
  HealthSettings,
  HealthSettingsInput,
  WearableDevice,
  WearableInput,
  WearableType,
  wearableFields,
} from './wearable';
import { healthRanges, wearableLimits } from './wearable-choices';

const area = 'wearables';
const device = { deviceId: Id };
const wearer = { wearerId: Id };
const health = { scope: 'circle', action: 'health:view' } as const;
const change = { scope: 'circle', action: 'health:edit' } as const;
const readings = z.array(HealthReading).min(1).max(wearableLimits.readings);
const battery = { batteryLevel: z.int().min(0).max(100).nullable().default(null) };
/** How many measurements were new, and how many were here already. */
const Received = z.object({ taken: z.int(), known: z.int() });

export const wearablesContract = {
  listDevices: query({
    ...{ area, name: 'listDevices', ...health },
    summary:
      'The devices of the circle, by name, and whether accounts of Google’s health interface can be connected',
    input: {},
    output: z.object({
      devices: z.array(WearableDevice).max(wearableLimits.devices),
      canUseAccounts: z.boolean(),
    }),
  }),
  getHealthSummary: query({
    ...{ area, name: 'getHealthSummary', ...health },
    summary: 'What was received of one person, summed up',
    input: wearer,
    output: HealthSummary,
  }),
  getHealthSeries: query({
    ...{ area, name: 'getHealthSeries', ...health },
    summary: 'One measurement of one person over time, in at most 400 points',
    input: { ...wearer, metric: HealthMetric, range: z.enum(healthRanges) },
    output: HealthSeries,
  }),
  getHealthSettings: query({
    ...{ area, name: 'getHealthSettings', ...health },
    summary: 'What is taken of one person, how often, and what follows from values',
    input: wearer,
    output: HealthSettings,
  }),
  listHealthImports: query({
    ...{ area, name: 'listHealthImports', ...health },
    summary: 'Files of measurements of one person, the newest first; the last 20',
    input: wearer,
    output: z.array(HealthImport).max(wearableLimits.imports),
  }),
  addDevice: command({
    ...{ area, name: 'addDevice', ...change },
    summary: 'Add a device that somebody wears',
    input: {
      ...device,
      type: WearableType,
      ...wearer,
      ...wearableFields,
      deviceNumber: DeviceNumber.nullable(),
    },
    output: WearableDevice,
  }),
  editDevice: command({
    ...{ area, name: 'editDevice', ...change },
    summary: 'Edit a device field by field',
    input: { ...device, ...edit(WearableInput) },
    output: WearableDevice,
  }),
  connectDevice: command({
    ...{ area, name: 'connectDevice', ...change },
    summary: 'Take data of a device from now on',
    input: device,
    output: WearableDevice,
  }),
  disconnectDevice: command({
    ...{ area, name: 'disconnectDevice', ...change },
    summary: 'Take no more data of a device: what it sends is refused, and its sign-in ends',
    input: device,
    output: WearableDevice,
  }),
  removeDevice: command({
    ...{ area, name: 'removeDevice', ...change },
    summary: 'Disconnect a device and hide it; it can be restored, what it measured stays',
    input: device,
    output: z.object(device),
  }),
  restoreDevice: command({
    ...{ area, name: 'restoreDevice', ...change },
    summary: 'Bring a removed device back',
    input: device,
    output: WearableDevice,
  }),
  renewDeviceToken: command({
    ...{ area, name: 'renewDeviceToken', ...change },
    summary: 'Let a device send with this token, and with no other any more',
    input: { ...device, token: DeviceToken },
    output: WearableDevice,
  }),
  revokeDeviceToken: command({
    ...{ area, name: 'revokeDeviceToken', ...change },
    summary: 'End the token of a device',
    input: device,
    output: WearableDevice,
  }),
  syncDevice: command({
    ...{ area, name: 'syncDevice', ...change },
    summary: 'Fetch now what a device’s account holds',
    input: device,
    output: WearableDevice,
  }),
  startGrant: command({
    ...{ area, name: 'startGrant', ...change },
    summary: 'Where to sign in to the account of a device; it comes back by itself',
    input: device,
    output: z.object({ url: z.string() }),
  }),
  recordReadings: command({
    ...{ area, name: 'recordReadings', ...change },
    summary: 'Keep what a device measured; what is there already stays once',
    bodyBytes: wearableLimits.bodyBytes,
    input: { ...device, readings, ...battery },
    output: Received,
  }),
  sendReadings: command({
    area,
    name: 'sendReadings',
    summary: 'The same by the device itself, with its token and, where it has one, its number',
    scope: 'public',
    bodyBytes: wearableLimits.bodyBytes,
    input: { token: DeviceToken, deviceNumber: DeviceNumber.nullable().default(null), readings, ...battery },
    output: Received,
  }),
  startHealthImport: command({
    ...{ area, name: 'startHealthImport', ...change },
    summary: 'Announce a file of measurements: an Apple Health export or a CSV file',
    input: {
      importId: Id,
      ...device,
      name: line(200),
      sizeBytes: z.int().min(1).max(wearableLimits.importBytes),
    },
    output: HealthImport,
  }),
  readHealthImport: command({
    ...{ area, name: 'readHealthImport', ...change },
    summary: 'Read a file that has come whole',
    input: { importId: Id },
    output: HealthImport,
  }),
  cancelHealthImport: command({
    ...{ area, name: 'cancelHealthImport', ...change },
    summary: 'Read no further; what was taken stays',
    input: { importId: Id },
    output: HealthImport,
  }),
  changeHealthSettings: command({
    ...{ area, name: 'changeHealthSettings', ...change },
    summary: 'Change what is taken of one person, how often, and what follows from values',
    input: { ...wearer, ...edit(HealthSettingsInput) },
    output: HealthSettings,
  }),
};
