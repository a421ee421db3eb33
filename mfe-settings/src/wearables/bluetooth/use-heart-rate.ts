import { useEffect, useRef, useState } from 'react';
import type { WearableDevice } from '@carecircle/contracts';
import { nowMs, useCommand } from '@carecircle/remote-kit';
import { createBatch } from './reading-batch';
import { chooseSensor, findBluetooth, listen, type BluetoothSensor } from './web-bluetooth';

export type SensorState = 'missing' | 'idle' | 'connecting' | 'measuring' | 'lost' | 'failed';

const sentEveryMs = 20_000;

/** A heart-rate sensor beside this browser: its values as they come, and kept in batches. */
export function useHeartRate(device: WearableDevice) {
  const [state, setState] = useState<SensorState>(() => (findBluetooth() ? 'idle' : 'missing'));
  const [bpm, setBpm] = useState<number | null>(null);
  const [keptCount, setKeptCount] = useState(0);
  const [batch] = useState(createBatch);
  const sensor = useRef<BluetoothSensor>(null);
  const batteryLevel = useRef<number>(null);
  const recording = useCommand('wearables.recordReadings');
  const connecting = useCommand('wearables.connectDevice');

  const send = async () => {
    const readings = batch.take();
    if (readings.length === 0) return;
    const sent = { deviceId: device.id, readings, batteryLevel: batteryLevel.current };
    const outcome = await recording.send(sent);
    if (outcome.status === 'done') setKeptCount((count) => count + outcome.output.taken);
    else if (outcome.status === 'unreachable') batch.putBack(readings);
  };
  const latestSend = useRef(send);
  useEffect(() => {
    latestSend.current = send;
  });

  useEffect(() => {
    if (state !== 'measuring') return;
    const timer = setInterval(() => void latestSend.current(), sentEveryMs);
    return () => clearInterval(timer);
  }, [state]);

  useEffect(
    () => () => {
      sensor.current?.gatt?.disconnect();
      void latestSend.current();
    },
    [],
  );

  const start = async () => {
    const bluetooth = findBluetooth();
    if (!bluetooth) return;
    try {
      const chosen = await chooseSensor(bluetooth);
      setState('connecting');
      sensor.current = chosen;
      chosen.addEventListener('gattserverdisconnected', () => {
        setState('lost');
        setBpm(null);
        void latestSend.current();
      });
      if (!device.isConnected) await connecting.send({ deviceId: device.id });
      await listen(chosen, {
        onBattery: (level) => (batteryLevel.current = level),
        onHeartRate(value) {
          setBpm(value);
          batch.add(value, nowMs());
        },
      });
      setState('measuring');
    } catch (error) {
      // Whoever closes the browser's list of sensors has changed their mind.
      setState((before) => ((error as Error).name === 'NotFoundError' ? before : 'failed'));
    }
  };
  const stop = () => sensor.current?.gatt?.disconnect();
  return { state, bpm, keptCount, start, stop };
}
