import { useEffect, useState } from 'react';
import { Button } from '@carecircle/ui';
import { Select } from '@carecircle/ui/fields';
import { useMessages } from '../words';
import { useCallView } from './call-view';
import { listDevices } from './local-media';
import { liveCall, ownTracks } from './own-call';
import css from './call-screen.module.css';

const kinds = ['audioinput', 'videoinput', 'audiooutput'] as const;
type Kind = (typeof kinds)[number];

/** Which microphone, camera and speaker are used; plugged in ones appear at once. */
export function DeviceChoice({ onClose }: { onClose: () => void }) {
  const t = useMessages();
  const { isCameraOn } = useCallView();
  const devices = useDevices();
  const [chosen, setChosen] = useState<Partial<Record<Kind, string>>>(() => {
    const inUse = ownTracks()?.inUse();
    return { audioinput: inUse?.microphoneId, videoinput: inUse?.cameraId };
  });
  const choose = async (kind: Kind, id: string) => {
    const before = chosen[kind];
    setChosen({ ...chosen, [kind]: id });
    try {
      if (kind === 'audioinput') await ownTracks()?.useMicrophone(id);
      if (kind === 'videoinput') await ownTracks()?.switchCamera(true, id);
      if (kind === 'audiooutput') liveCall()?.playOn(id);
    } catch {
      setChosen({ ...chosen, [kind]: before });
    }
  };
  return (
    <section aria-label={t('controls.devices')} className={css.devices}>
      {kinds
        .filter((kind) => devices[kind].length > 0 && (kind !== 'videoinput' || isCameraOn))
        .map((kind) => (
          <Select
            key={kind}
            label={t(`device.${kind}`)}
            options={devices[kind].map(({ deviceId, label }, index) => ({
              value: deviceId,
              label: label || t('device.unnamed', { number: index + 1 }),
            }))}
            value={chosen[kind] ?? devices[kind][0]?.deviceId ?? null}
            onChange={(id) => void choose(kind, id)}
          />
        ))}
      <Button onPress={onClose}>{t('device.close')}</Button>
    </section>
  );
}

function useDevices(): Record<Kind, MediaDeviceInfo[]> {
  const [devices, setDevices] = useState<Record<Kind, MediaDeviceInfo[]>>({
    audioinput: [],
    videoinput: [],
    audiooutput: [],
  });
  useEffect(() => {
    let isShown = true;
    const read = async () => {
      const [audioinput, videoinput, audiooutput] = await Promise.all(kinds.map((kind) => listDevices(kind)));
      if (isShown)
        setDevices({
          audioinput: audioinput ?? [],
          videoinput: videoinput ?? [],
          // Not every browser lets a page choose where its sound goes.
          audiooutput: 'setSinkId' in HTMLMediaElement.prototype ? (audiooutput ?? []) : [],
        });
    };
    void read();
    const onChange = () => void read();
    navigator.mediaDevices.addEventListener('devicechange', onChange);
    return () => {
      isShown = false;
      navigator.mediaDevices.removeEventListener('devicechange', onChange);
    };
  }, []);
  return devices;
}
