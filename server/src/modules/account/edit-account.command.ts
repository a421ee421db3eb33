import { apiContract } from '@carecircle/contracts/api';
import { accountOf, requirePerson } from '../../access/person-rows';
import { requireSeen } from '../../records/require-seen';
import { defineCommand } from '../../spine/define-command';
import { changeAccount } from './change-account';
import { readAccount } from './read-account';

/** Edits my account; the circles I belong to see a new name, and what I share, at once. */
export const editAccount = defineCommand(
  apiContract.account.editAccount,
  async ({ input, actor, ...unit }) => {
    const { tx, now } = unit;
    requireSeen(accountOf(await requirePerson(tx, actor.id), null), input.changes, input.seen);
    await changeAccount(unit, actor.id, input.changes);
    return readAccount(tx, actor.id, now);
  },
);
