import { useMemo } from 'react';
import { defaultPreferences } from '@carecircle/contracts';
import { useOptionalSession } from '../session/use-session';
import { createFormats, type Formats } from './create-formats';
import { nowMs } from './server-clock';
import { useNow } from './use-now';

/** Dates, times, money and sizes as the person prefers, in the circle's zone and currency; renders anew every 30 s. */
export function useFormats(): Formats {
  const session = useOptionalSession();
  const step = useNow();
  const preferences = session?.preferences ?? defaultPreferences;
  const timeZone = session?.circle?.timeZone ?? 'UTC';
  const currency = session?.circle?.currency ?? 'USD';
  return useMemo(
    () => createFormats({ preferences, timeZone, currency, nowMs: Math.max(step, nowMs()) }),
    [preferences, timeZone, currency, step],
  );
}
