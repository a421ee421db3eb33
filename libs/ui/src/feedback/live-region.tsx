import type { ReactNode } from 'react';
import type { Urgency } from './announcements';
import css from './live-region.module.css';

export interface LiveRegionProps {
  urgency?: Urgency;
  /** What comes and goes, most often a `Banner`. */
  children: ReactNode;
}

/**
 * Speaks what appears in it. It is there before and after, since screen readers follow a region only from when they have met
 * it; while empty it takes no room.
 */
export function LiveRegion({ urgency = 'polite', children }: LiveRegionProps) {
  return (
    <div role={urgency === 'assertive' ? 'alert' : 'status'} className={css.region}>
      {children}
    </div>
  );
}
