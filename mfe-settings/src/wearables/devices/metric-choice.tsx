import { metricsOfType, type DeviceMetric, type WearableType } from '@carecircle/contracts';
import { CheckboxGroup } from '@carecircle/ui/fields';
import { useWearableWords } from '../wearables-words';

interface Props {
  type: WearableType;
  value: readonly DeviceMetric[];
  onChange: (metrics: DeviceMetric[]) => void;
}

/** What is taken of a device, of all that its kind measures. */
export function MetricChoice({ type, value, onChange }: Props) {
  const t = useWearableWords();
  return (
    <CheckboxGroup
      label={t('field.metrics')}
      name="metrics"
      options={metricsOfType[type].map((metric) => ({ value: metric, label: t(`metric.${metric}`) }))}
      value={[...value]}
      onChange={onChange}
    />
  );
}
