import { setKeepsData, useKeepsData } from '@carecircle/remote-kit';
import { Card } from '@carecircle/ui';
import { Switch } from '@carecircle/ui/fields';
import { useMessages } from '../words';

/** What this device keeps, whoever uses it (ALL-2): on a shared or borrowed one, nothing. */
export function DeviceCard() {
  const t = useMessages();
  const keeps = useKeepsData();
  return (
    <Card title={t('app.device')}>
      <Switch
        label={t('app.keeps-data')}
        description={t(keeps ? 'app.keeps-data.on' : 'app.keeps-data.off')}
        isSelected={keeps}
        onChange={setKeepsData}
      />
    </Card>
  );
}
