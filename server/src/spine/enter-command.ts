import { findMembership, findMembershipWith, type Membership } from '../access/find-membership';
import type { Person } from '../access/person';
import { requireMembership } from '../access/require-membership';
import { canonicalJson, findFirstAnswer, takingCommandId, type CommandKey } from './command-log';
import type { UnitOfWork } from './context';
import type { Contract } from './contract-types';
import { parseInput } from './parse-input';

interface Arrival {
  contract: Contract;
  circleId: string | null;
  person: Person;
  raw: unknown;
}

interface Entry {
  membership: Membership | null;
  input: Record<string, unknown>;
  key: CommandKey;
}

/**
 * Lets a command in: permission first, then its input, then its id. One statement reads the membership and takes the id;
 * a refusal rolls the id back. A second command with the same id waits here until the first has ended, and gets its
 * answer.
 */
export async function enterCommand(
  { tx, now, services }: UnitOfWork,
  { contract, circleId, person, raw }: Arrival,
): Promise<Entry | { firstAnswer: unknown }> {
  const input = await inputFor(tx, { contract, circleId, person, raw });
  // How long a device has held a command differs with each try, and says nothing of what it does.
  const { commandId, heldMs: _heldMs, ...body } = input as { commandId: string; heldMs?: number };
  const fingerprint = services.crypto.fingerprint(
    canonicalJson([contract['~orpc'].route.path, person.id, body]),
  );
  const key = { scopeId: circleId ?? person.id, commandId, fingerprint };
  const taking = takingCommandId(key, now);
  if (!circleId) {
    const taken = await tx.execute(taking);
    return taken.rows.length > 0
      ? { membership: null, input, key }
      : { firstAnswer: await findFirstAnswer(tx, key) };
  }
  const { action } = contract['~orpc'].meta;
  const membership = requireMembership(action, await findMembershipWith(tx, taking, circleId, person.id));
  return membership.hasChanged ? { membership, input, key } : { firstAnswer: await findFirstAnswer(tx, key) };
}

/** A stranger learns nothing of the shape of what they may not do: they are refused as such before a wrong input is. */
async function inputFor(tx: UnitOfWork['tx'], { contract, circleId, person, raw }: Arrival) {
  try {
    return parseInput(contract, raw);
  } catch (refusal) {
    if (circleId)
      requireMembership(contract['~orpc'].meta.action, await findMembership(tx, circleId, person.id));
    throw refusal;
  }
}
