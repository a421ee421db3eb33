import { eq } from 'drizzle-orm';
import { isOperator } from '../../access/is-operator';
import type { Person } from '../../access/person';
import { people } from '../../access/people.tables';
import type { Reader } from '../../database/database';
import { refuse } from '../../refuse';

/** For everybody else than an operator there is nothing here (NOT_FOUND). Gives the name for the audit trail. */
export async function requireOperator(
  reader: Reader,
  operators: readonly string[],
  person: Person,
): Promise<string> {
  const [row] = operators.length > 0 ? await readAddress(reader, person.id) : [];
  if (!row || !isOperator(operators, row)) throw refuse('NOT_FOUND', { message: 'Nothing is here.' });
  return row.email;
}

function readAddress(reader: Reader, personId: string) {
  return reader
    .select({ email: people.email, emailVerified: people.emailVerified })
    .from(people)
    .where(eq(people.id, personId));
}
