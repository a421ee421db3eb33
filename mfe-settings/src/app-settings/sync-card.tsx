import {
  chooseForDevice,
  dataUsages,
  useDeviceChoices,
  useKeepsData,
  useNetwork,
} from '@carecircle/remote-kit';
import { Card, Stack, Text } from '@carecircle/ui';
import { RadioCards, Switch } from '@carecircle/ui/fields';
import { useDataWords } from './data-words';

/** When this device fetches and sends, and on which network (SET-4). */
export function SyncCard() {
  const t = useDataWords();
  const { autoSync, offlineMode, dataUsage } = useDeviceChoices();
  const keeps = useKeepsData();
  return (
    <Card title={t('sync.title')}>
      <Stack gap={5}>
        <Switch
          label={t('sync.auto')}
          description={t(autoSync ? 'sync.auto.on' : 'sync.auto.off')}
          isSelected={autoSync}
          onChange={(isOn) => chooseForDevice({ autoSync: isOn })}
        />
        <Switch
          label={t('sync.offline')}
          description={t(keeps ? 'sync.offline.note' : 'sync.offline.keeps-nothing')}
          isSelected={offlineMode}
          isDisabled={!keeps && !offlineMode}
          onChange={(isOn) => chooseForDevice({ offlineMode: isOn })}
        />
        <Stack gap={2}>
          <RadioCards
            label={t('sync.usage')}
            description={t('sync.usage.note')}
            value={dataUsage}
            onChange={(value) => chooseForDevice({ dataUsage: value })}
            options={dataUsages.map((value) => ({ value, label: t(`sync.usage.${value}`) }))}
          />
          <PresentNetwork />
        </Stack>
      </Stack>
    </Card>
  );
}

function PresentNetwork() {
  const t = useDataWords();
  return (
    <Text size="small" tone="soft">
      {t(`sync.network.${useNetwork()}`)}
    </Text>
  );
}
