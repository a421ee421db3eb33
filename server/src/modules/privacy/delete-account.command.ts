import { apiContract } from '@carecircle/contracts/api';
import { eq } from 'drizzle-orm';
import { listMembershipsOf } from '../../access/find-member';
import { people } from '../../access/people.tables';
import { preferencesOf, requirePerson } from '../../access/person-rows';
import { definePublicCommand } from '../../spine/define-public-command';
import { findCredential, wrongPassword } from '../account';
import { endMembership, lockMemberAmongAll, requireRealPerson } from '../circles';
import { erasePerson } from './erase-person';
import { formerMemberWords } from './former-member-words';

/**
 * Ends an account (PRIV-3): profile, sessions, keys and all that is kept of the person alone go at once; what they wrote for others
 * stays, signed as a former member. Whoever is the only admin of a circle hands it over first, or deletes it.
 */
export const deleteAccount = definePublicCommand(
  apiContract.privacy.deleteAccount,
  async ({ db, input, actor, caller, services, transact }) => {
    requireRealPerson(actor, 'password');
    const { email } = await requirePerson(db, actor.id);
    if (!(await services.passwords.isRight((await findCredential(db, email))?.hash, input.password)))
      throw wrongPassword();
    await transact(async ({ tx, now, record, sessionsChanged, afterCommit }) => {
      const person = await requirePerson(tx, actor.id);
      const name = formerMemberWords[preferencesOf(person).language];
      await tx.update(people).set({ name, updatedAt: now }).where(eq(people.id, actor.id));
      const memberships = (await listMembershipsOf(tx, actor.id)).filter(({ status }) => status === 'active');
      for (const circleId of memberships.map((membership) => membership.circleId).sort())
        await endMembership({ tx, record }, await lockMemberAmongAll(tx, circleId, actor.id));
      if (caller.sessionId) {
        const { cookies } = await services.sessions.end(tx, caller.sessionId);
        for (const cookie of cookies) caller.setCookie(cookie);
      }
      await erasePerson(tx, actor.id, now);
      sessionsChanged(actor.id);
      // Their nightly backups: the keys went with the rows.
      afterCommit(() => services.files.removeCircle(actor.id));
    });
    return {};
  },
);
