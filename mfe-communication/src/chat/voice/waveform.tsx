import { messageLimits } from '@carecircle/contracts';
import css from './waveform.module.css';

const height = 32;
const barWidth = 3;
const step = 5;
/** Silence is drawn too. */
const least = 3;

/** How loud a recording is over time; what was heard of it stands out. */
export function Waveform({ peaks, share }: { peaks: readonly number[]; share: number }) {
  const bars = peaks.length > 0 ? peaks : Array.from({ length: messageLimits.peaks }, () => 0);
  const heard = Math.round(share * bars.length);
  return (
    <svg
      className={css.waveform}
      viewBox={`0 0 ${bars.length * step} ${height}`}
      preserveAspectRatio="none"
      aria-hidden
    >
      {bars.map((peak, index) => {
        const length = Math.max(least, (peak / messageLimits.loudest) * height);
        return (
          <rect
            key={index}
            className={index < heard ? css.heard : css.bar}
            x={index * step}
            y={(height - length) / 2}
            width={barWidth}
            height={length}
            rx={1.5}
          />
        );
      })}
    </svg>
  );
}
