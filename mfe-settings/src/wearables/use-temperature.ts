import { useSession } from '@carecircle/remote-kit';

/** How temperatures are written where the circle lives: °F where it pays in US dollars, else °C. Stored in °C. */
export function useTemperature() {
  const isFahrenheit = useSession().circle.currency === 'USD';
  return {
    unit: isFahrenheit ? '°F' : '°C',
    show: (celsius: number) => tenths(isFahrenheit ? celsius * 1.8 + 32 : celsius),
    read: (shown: number) => tenths(isFahrenheit ? (shown - 32) / 1.8 : shown, 100),
  };
}

function tenths(value: number, parts = 10): number {
  return Math.round(value * parts) / parts;
}
