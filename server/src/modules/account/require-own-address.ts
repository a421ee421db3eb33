import type { Person } from '../../access/person';
import { refuse } from '../../refuse';

/** The people of the demo circle are made up, and so are their addresses: nothing is mailed there. */
export function requireOwnAddress({ demoCircleId }: Person): void {
  if (demoCircleId)
    throw refuse('NOT_IN_DEMO', { message: 'The people of the demo circle have no mail address.' });
}
