import { useFormats } from '@carecircle/remote-kit';
import { useTemperature } from '../use-temperature';
import { useWearableWords } from '../wearables-words';

/** Values as families read them. */
export function useHealthFormats() {
  const t = useWearableWords();
  const { number } = useFormats();
  const temperature = useTemperature();
  const whole = (value: number) => number(Math.round(value));
  return {
    whole,
    bpm: (value: number) => t('value.bpm', { value: whole(value) }),
    percent: (value: number) => number(value / 100, { style: 'percent', maximumFractionDigits: 0 }),
    temperature: (celsius: number) => `${number(temperature.show(celsius))} ${temperature.unit}`,
    kcal: (value: number) => t('value.kcal', { value: whole(value) }),
    /** Minutes as hours and minutes. */
    duration: (minutes: number) =>
      t('value.duration', {
        hours: number(Math.floor(Math.round(minutes) / 60)),
        minutes: number(Math.round(minutes) % 60),
      }),
  };
}
