import { apiContract } from '@carecircle/contracts/api';
import { replacePhoto } from '../../../files/replace-photo';
import { requirePicture } from '../../../files/require-picture';
import { defineCommand } from '../../../spine/define-command';
import { photosOfRecipients } from './recipient-photos';
import { changeRecipient, lockRecipient } from './recipient-rows';
import { recipientFor } from '../seen-by';

export const setRecipientPhoto = defineCommand(
  apiContract.circles.setRecipientPhoto,
  async ({ tx, input, circle, actor, now, record, services: { crypto } }) => {
    const picture = input.photo === null ? null : requirePicture(input.photo);
    const before = await lockRecipient(tx, circle.id, input.recipientId);
    if (picture === null && before.photoId === null) return recipientFor(actor, before);
    const photoId = await replacePhoto({ tx, crypto }, photosOfRecipients, before, picture);
    const recipient = await changeRecipient(tx, before, { photoId }, now);
    await record('recipient.photo-changed', { recipient });
    return recipientFor(actor, recipient);
  },
);
