import type { WearableDevice } from '@carecircle/contracts';
import { OfflineNote, useFormats } from '@carecircle/remote-kit';
import { Banner, Button, Stack, Text } from '@carecircle/ui';
import { BluetoothIcon } from '@carecircle/ui/icons';
import { useWearableWords } from '../wearables-words';
import css from '../wearables.module.css';
import { useHeartRate } from './use-heart-rate';

/** The heart rate of a sensor beside this browser, live; where the browser has no Bluetooth, it says so (WEAR-1). */
export function LiveHeartRate({ device }: { device: WearableDevice }) {
  const t = useWearableWords();
  const { number } = useFormats();
  const { state, bpm, keptCount, start, stop } = useHeartRate(device);
  if (state === 'missing') return <Banner tone="info">{t('bluetooth.missing')}</Banner>;
  return (
    <Stack gap={4}>
      <OfflineNote />
      <div className={css.live} aria-live="polite">
        <span className={css.bpm}>{bpm === null ? '–' : number(bpm)}</span>
        <span className={css.soft}>{t('unit.bpm')}</span>
      </div>
      <Text tone="soft">{t(`bluetooth.${state}`)}</Text>
      {keptCount > 0 ? (
        <Text size="small" tone="soft">
          {t('bluetooth.kept', { count: keptCount })}
        </Text>
      ) : null}
      {state === 'measuring' ? (
        <Button onPress={stop}>{t('bluetooth.stop')}</Button>
      ) : (
        <Button
          variant="primary"
          icon={BluetoothIcon}
          isPending={state === 'connecting'}
          onPress={() => void start()}
        >
          {t('bluetooth.start')}
        </Button>
      )}
    </Stack>
  );
}
