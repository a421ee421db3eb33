import { sharedKinds } from '@carecircle/contracts';
import { apiContract } from '@carecircle/contracts/api';
import { listMembers } from '../../access/find-member';
import { settersOf } from '../../access/sharing/hidden-from';
import { keepHidden, readCached } from '../../access/sharing/keep-hidden';
import { sharing } from '../../access/sharing/sharing.tables';
import { requireSeen } from '../../records/require-seen';
import { refuse } from '../../refuse';
import { defineCommand } from '../../spine/define-command';
import { lockRecipient } from '../circles';
import { recipientSharingOf, sharingOf, switchOf } from './recipient-sharing';

/** Switches what is shared of a person: their own word, or that of who decides for them (PRIV-1). */
export const changeSharing = defineCommand(
  apiContract.privacy.changeSharing,
  async ({ tx, input: { recipientId, changes, seen }, circle, actor, now, record }) => {
    await lockRecipient(tx, circle.id, recipientId);
    const members = await listMembers(tx, circle.id, ['active']);
    const person = (await readCached(tx, circle.id)).find((each) => each.recipientId === recipientId);
    if (!person || !settersOf(person, members).includes(actor.id))
      throw refuse('NOT_ALLOWED', { message: 'Only this person, or who decides for them, may change that.' });
    const before = sharingOf(person.kept);
    requireSeen(before, changes, seen);
    const after = { ...before, ...changes };
    const kept = sharedKinds.filter((kind) => !after[switchOf[kind]]);
    await tx
      .insert(sharing)
      .values({ circleId: circle.id, recipientId, kept, updatedAt: now })
      .onConflictDoUpdate({ target: [sharing.circleId, sharing.recipientId], set: { kept, updatedAt: now } });
    await keepHidden({ tx, record }, circle.id);
    await record('sharing.changed', { recipientId });
    return recipientSharingOf({ ...person, kept }, actor, members);
  },
);
