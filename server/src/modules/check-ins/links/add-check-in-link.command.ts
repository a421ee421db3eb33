import { circleLimits } from '@carecircle/contracts';
import { apiContract } from '@carecircle/contracts/api';
import { requireRoomFor } from '../../../records/require-room-for';
import { refuse } from '../../../refuse';
import { defineCommand } from '../../../spine/define-command';
import { requireRecipient } from '../../circles';
import { checkInLinks, type LinkRow } from '../schedules/check-in-schedules.tables';
import { isOpenLinkOf, linkOf } from './link-rows';
import { digestOf, tokenOf } from './link-token';

const hourMs = 3_600_000;

export const addCheckInLink = defineCommand(
  apiContract.care.addCheckInLink,
  async ({ tx, input, circle, actor, now, record, addRow, services }) => {
    const recipient = await requireRecipient(tx, circle.id, input.recipientId);
    const room = { of: actor.id, most: circleLimits.checkInLinks };
    await requireRoomFor(tx, checkInLinks, isOpenLinkOf(actor, now), room);
    const key = { circleId: circle.id, id: input.linkId };
    const row: LinkRow = {
      ...key,
      recipientId: recipient.id,
      digest: digestOf(services.crypto, tokenOf(services.crypto, key)),
      createdBy: actor.id,
      createdAt: now,
      expiresAt: new Date(now.getTime() + input.hours * hourMs),
      usedAt: null,
      checkInId: null,
      revokedAt: null,
    };
    addRow(checkInLinks, row, () => refuse('ALREADY_DONE', { message: 'This link was made before.' }));
    await record('check-in-link.made', { link: linkOf(row) });
    return linkOf(row);
  },
);
