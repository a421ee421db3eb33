import type { Person } from '../../access/person';
import { refuse } from '../../refuse';

/**
 * Somebody made up has the demo circle and no other: families' circles are for people with an account of their own. The
 * refusal is about this field.
 */
export function requireRealPerson({ demoCircleId }: Person, field: string): void {
  if (!demoCircleId) return;
  throw refuse('NOT_IN_DEMO', {
    message: 'The people of the demo circle belong to it alone.',
    fields: [{ path: field, code: 'not_in_demo' }],
  });
}
