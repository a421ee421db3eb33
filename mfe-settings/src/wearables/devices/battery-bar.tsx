import { ProgressBar } from '@carecircle/ui';
import { useWearableWords } from '../wearables-words';

/** Green above 70 per cent, yellow above 30, else red (WEAR-2). */
export function BatteryBar({ level }: { level: number }) {
  const t = useWearableWords();
  return (
    <ProgressBar label={t(level > 30 ? 'battery' : 'battery.low')} value={level} tone={batteryTone(level)} />
  );
}

export function batteryTone(level: number): 'done' | 'due' | 'danger' {
  if (level > 70) return 'done';
  return level > 30 ? 'due' : 'danger';
}
