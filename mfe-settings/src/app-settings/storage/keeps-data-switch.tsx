import { chooseForDevice, setKeepsData, useDeviceChoices, useKeepsData } from '@carecircle/remote-kit';
import { Switch } from '@carecircle/ui/fields';
import { useMessages } from '../../words';

/** Whether this device keeps anything, for everybody who uses it (ALL-2): on a shared or borrowed one, nothing. */
export function KeepsDataSwitch() {
  const t = useMessages();
  const keeps = useKeepsData();
  const { offlineMode } = useDeviceChoices();
  const choose = (isOn: boolean) => {
    setKeepsData(isOn);
    // Offline there would be nothing to show.
    if (!isOn && offlineMode) chooseForDevice({ offlineMode: false });
  };
  return (
    <Switch
      label={t('app.keeps-data')}
      description={t(keeps ? 'app.keeps-data.on' : 'app.keeps-data.off')}
      isSelected={keeps}
      onChange={choose}
    />
  );
}
