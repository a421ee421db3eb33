import { apiContract } from '@carecircle/contracts/api';
import { and, eq } from 'drizzle-orm';
import { refuse } from '../../../refuse';
import { definePublicCommand } from '../../../spine/define-public-command';
import { findRecipient } from '../../circles';
import { keepCheckIn, type WhenKept } from '../keep-check-in';
import { checkInLinks } from '../schedules/check-in-schedules.tables';
import { lockLink, noSuchLink, stands } from './link-rows';

/** Works once; the same submit arriving again, as a shaky connection sends it, is answered as the first was (CHK-4). */
export const addLinkedCheckIn = (whenKept: WhenKept) =>
  definePublicCommand(apiContract.care.addLinkedCheckIn, ({ input, now, services, transact }) =>
    transact(async (unit) => {
      const { token, checkInId, name, status, mood, notes } = input;
      const link = await lockLink(unit.tx, services.crypto, token);
      if (!link) throw noSuchLink();
      if (link.usedAt !== null) {
        if (link.checkInId === checkInId) return { checkInId };
        throw refuse('ALREADY_DONE', { message: 'This link has already been used.' });
      }
      const recipient = await findRecipient(unit.tx, link.circleId, link.recipientId);
      if (!recipient || !(await stands(unit.tx, link, now))) throw noSuchLink();
      await unit.tx
        .update(checkInLinks)
        .set({ usedAt: now, checkInId })
        .where(and(eq(checkInLinks.circleId, link.circleId), eq(checkInLinks.id, link.id)));
      const fields = { recipientId: recipient.id, status, mood, notes };
      await keepCheckIn(unit, whenKept, recipient, {
        ...{ id: checkInId, fields, checkedBy: link.createdBy, overLinkBy: name },
      });
      return { checkInId };
    }),
  );
