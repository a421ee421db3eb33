import { apiContract } from '@carecircle/contracts/api';
import { replacePhoto } from '../../files/replace-photo';
import { requirePicture } from '../../files/require-picture';
import { defineCommand } from '../../spine/define-command';
import { photosOfMedications } from './medication-photos';
import { changeMedication, lockMedication, medicationOf } from './medication-rows';

export const setMedicationPhoto = defineCommand(
  apiContract.care.setMedicationPhoto,
  async ({ tx, input, circle, now, record, services: { crypto } }) => {
    const picture = input.photo === null ? null : requirePicture(input.photo);
    const row = await lockMedication(tx, circle.id, input.medicationId);
    if (picture === null && row.photoId === null) return medicationOf(row);
    const photoId = await replacePhoto({ tx, crypto }, photosOfMedications, row, picture);
    const medication = medicationOf(await changeMedication(tx, row, { photoId, updatedAt: now }));
    await record('medication.photo-changed', { medication });
    return medication;
  },
);
