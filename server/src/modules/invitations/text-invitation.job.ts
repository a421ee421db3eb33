import * as z from 'zod';
import { defineSendingJob } from '../../spine/define-sending-job';
import { invitationText } from './invitation-letter';
import { noteDelivery } from './note-delivery';
import { readTold } from './read-told';

/** Sends an invitation to a telephone, as long as it can be accepted. */
export const textInvitation = defineSendingJob({
  name: 'invitations.text-invitation',
  payload: z.object({ circleId: z.uuid(), invitationId: z.uuid() }),
  keyOf: ({ invitationId }) => invitationId,
  async prepare({ tx, payload, now, services }) {
    const told = await readTold({ tx, now, services }, payload);
    if (!told?.phone) return null;
    const message = { to: told.phone, text: invitationText(told) };
    return () => services.sms.send(message);
  },
  settle: (unit, payload, outcome) => noteDelivery(unit, payload, 'sms', outcome),
});
