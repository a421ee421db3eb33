import { expect, it } from 'vitest';
import { testIds, testSession } from '../testing/test-session';
import { photosOf } from './photos-of';

const [ruth] = testSession().recipients;
if (!ruth) throw new Error('a person cared for');
const pictured = { ...ruth, photoId: testIds.cleo };

it('REC-1 whoever is cared for has their photo, and nobody else', () => {
  const hana = { ...ruth, id: testIds.ben };
  expect([...photosOf({ recipients: [pictured, hana] })]).toEqual([
    [ruth.id, expect.stringContaining(`recipientId=${ruth.id}&photoId=${testIds.cleo}`)],
  ]);
});

it('REC-1 a person cared for who is a member too has one face', () => {
  const photos = photosOf({ recipients: [{ ...pictured, memberId: testIds.ana }] });
  expect(photos.get(testIds.ana)).toBe(photos.get(ruth.id));
});

it('REC-1 ALL-2 what a device kept from before there were photos shows none', () => {
  const { photoId: _, ...before } = ruth;
  expect(photosOf({ recipients: [before as typeof ruth] }).size).toBe(0);
});
