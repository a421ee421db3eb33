import { alertCountdownSeconds } from '@carecircle/contracts';
import css from './countdown-overlay.module.css';

const radius = 54;
const length = 2 * Math.PI * radius;

/** The seconds that are left, large, in a ring that empties. Screen readers hear them apart. */
export function CountdownRing({ secondsLeft }: { secondsLeft: number }) {
  const gone = 1 - secondsLeft / alertCountdownSeconds;
  return (
    <div className={css.ring} aria-hidden>
      <svg viewBox="0 0 120 120">
        <circle className={css.rest} cx="60" cy="60" r={radius} />
        <circle
          className={css.part}
          cx="60"
          cy="60"
          r={radius}
          strokeDasharray={length}
          strokeDashoffset={length * gone}
        />
      </svg>
      <span className={css.number}>{secondsLeft}</span>
    </div>
  );
}
