import type { Circle } from '@carecircle/contracts';
import { refuse } from '../../refuse';

/** Nothing goes out of the demo circle, which everyone may enter, and nobody joins it. */
export function requireOutsideDemo({ isDemo }: Circle): void {
  if (isDemo) throw refuse('NOT_IN_DEMO', { message: 'Nobody is invited to the demo circle.' });
}
