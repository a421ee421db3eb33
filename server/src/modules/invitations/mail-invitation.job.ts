import * as z from 'zod';
import { defineSendingJob } from '../../spine/define-sending-job';
import { invitationLetter } from './invitation-letter';
import { noteDelivery } from './note-delivery';
import { readTold } from './read-told';

/** Mails an invitation, as long as it can be accepted. */
export const mailInvitation = defineSendingJob({
  name: 'invitations.mail-invitation',
  payload: z.object({ circleId: z.uuid(), invitationId: z.uuid() }),
  keyOf: ({ invitationId }) => invitationId,
  async prepare({ tx, payload, now, services }) {
    const told = await readTold({ tx, now, services }, payload);
    if (!told?.email) return null;
    const letter = invitationLetter({ ...told, to: told.email });
    return () => services.mail.send(letter);
  },
  settle: (unit, payload, outcome) => noteDelivery(unit, payload, 'mail', outcome),
});
