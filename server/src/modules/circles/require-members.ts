import { listMembers } from '../../access/find-member';
import type { Transaction } from '../../database/database';
import { refuse } from '../../refuse';

interface NamedMember {
  id: string;
  /** Of the field that names them. */
  path: string;
}

/** Refuses, each at its field, those who are no active members of the circle; nobody is fine. */
export async function requireMembers(
  tx: Transaction,
  circleId: string,
  named: readonly NamedMember[],
): Promise<void> {
  if (named.length === 0) return;
  const known = new Set((await listMembers(tx, circleId, ['active'])).map(({ id }) => id));
  const strangers = named.filter(({ id }) => !known.has(id));
  if (strangers.length === 0) return;
  throw refuse('INVALID_INPUT', {
    message: 'Only members of the circle can be named here.',
    fields: strangers.map(({ path }) => ({ path, code: 'not_a_member' })),
  });
}
