import { expect, it } from 'vitest';
import { photoUrl } from './photo-address';
import { Recipient } from '../circles/recipient';

const rosa = {
  id: 'dddddddd-dddd-4ddd-8ddd-dddddddddddd',
  circleId: '11111111-1111-4111-8111-111111111111',
  name: 'Rosa',
  birthDate: null,
  timeZone: 'UTC',
  languages: [],
  conditions: [],
  allergies: [],
  homeAddress: '',
  insurers: [],
  decisionMakerIds: [],
  memberId: null,
  updatedAt: '2026-11-20T12:00:00.000Z',
};

it('REC-1 MED-2 a photo has the address of its record, and another one another address', () => {
  const photoId = 'cccccccc-cccc-4ccc-8ccc-cccccccccccc';
  const { id, circleId } = rosa;
  expect(photoUrl('recipient', { ...rosa, photoId })).toBe(
    `/api/circles/recipient-photo?circleId=${circleId}&recipientId=${id}&photoId=${photoId}`,
  );
  expect(photoUrl('medication', { ...rosa, photoId: null })).toBeNull();
});

it('REC-1 who was told of, or kept on a device, before there were photos has none', () => {
  expect(photoUrl('recipient', rosa)).toBeNull();
  expect(Recipient.parse(rosa).photoId).toBeNull();
});
