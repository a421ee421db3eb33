/** What is used of Web Bluetooth, which TypeScript does not know: one sensor with notifications and a battery. */
export interface BluetoothSensor {
  name?: string;
  gatt?: { connected: boolean; connect(): Promise<BluetoothServer>; disconnect(): void };
  addEventListener(type: 'gattserverdisconnected', listener: () => void): void;
}

interface BluetoothServer {
  getPrimaryService(service: string): Promise<{ getCharacteristic(name: string): Promise<Characteristic> }>;
}

interface Characteristic extends EventTarget {
  value?: DataView;
  readValue(): Promise<DataView>;
  startNotifications(): Promise<unknown>;
}

interface Bluetooth {
  requestDevice(options: {
    filters: { services: string[] }[];
    optionalServices: string[];
  }): Promise<BluetoothSensor>;
}

/** Null where this browser has none. */
export function findBluetooth(): Bluetooth | null {
  return (navigator as { bluetooth?: Bluetooth }).bluetooth ?? null;
}

/** Standard names of the Heart Rate and Battery services (0x180D, 0x180F) and their characteristics. */
const heartRate = { service: 'heart_rate', characteristic: 'heart_rate_measurement' };
const battery = { service: 'battery_service', characteristic: 'battery_level' };

/** Asks which sensor; an error when the person chose none. */
export function chooseSensor(bluetooth: Bluetooth): Promise<BluetoothSensor> {
  return bluetooth.requestDevice({
    filters: [{ services: [heartRate.service] }],
    optionalServices: [battery.service],
  });
}

interface Listeners {
  onHeartRate: (bpm: number) => void;
  onBattery: (level: number) => void;
}

/** Connects and listens until the sensor is disconnected. */
export async function listen(sensor: BluetoothSensor, { onHeartRate, onBattery }: Listeners): Promise<void> {
  const server = await sensor.gatt?.connect();
  if (!server) throw new Error('The sensor has no connection to offer.');
  const service = await server.getPrimaryService(heartRate.service);
  const measurement = await service.getCharacteristic(heartRate.characteristic);
  measurement.addEventListener('characteristicvaluechanged', () => {
    const bpm = measurement.value ? readHeartRate(measurement.value) : null;
    if (bpm !== null) onHeartRate(bpm);
  });
  await measurement.startNotifications();
  await readBattery(server).then(onBattery, () => undefined);
}

async function readBattery(server: BluetoothServer): Promise<number> {
  const service = await server.getPrimaryService(battery.service);
  const level = await (await service.getCharacteristic(battery.characteristic)).readValue();
  return level.getUint8(0);
}

/**
 * Beats per minute of a Heart Rate Measurement: the first bit of its flags says whether they are one byte or two. Null while the sensor
 * says that it touches no skin, and for what no heart does.
 */
export function readHeartRate(value: DataView): number | null {
  if (value.byteLength < 2) return null;
  const flags = value.getUint8(0);
  const isWide = (flags & 1) === 1;
  if (isWide && value.byteLength < 3) return null;
  const [knowsContact, hasContact] = [(flags & 4) !== 0, (flags & 2) !== 0];
  const bpm = isWide ? value.getUint16(1, true) : value.getUint8(1);
  return (knowsContact && !hasContact) || bpm < 20 || bpm > 300 ? null : bpm;
}
