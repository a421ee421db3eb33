import { useEffect, useState } from 'react';
import type { Alert } from '@carecircle/contracts';
import { nowMs } from '@carecircle/remote-kit';
import { useAttempt } from '../alerts/attempts';
import { countdownAt, type Countdown } from './countdown-at';

const stepMs = 200;

/** The countdown of an armed alert, by the server's deadline and clock. */
export function useCountdown(alert: Alert): Countdown {
  const attempt = useAttempt(alert.id);
  const [now, setNow] = useState(nowMs);
  useEffect(() => {
    const timer = setInterval(() => setNow(nowMs()), stepMs);
    return () => clearInterval(timer);
  }, []);
  return countdownAt(alert, attempt, now);
}
