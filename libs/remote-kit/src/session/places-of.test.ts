import { expect, it } from 'vitest';
import { testSession } from '../testing/test-session';
import { placesOf } from './places-of';

const { members, recipients } = testSession();
const [first] = members;
const [cared] = recipients;
if (!first || !cared) throw new Error('a member and a person cared for');

const joined = (id: string, joinedAt: string) => ({ ...first, id, joinedAt });
const ana = joined('ana', '2026-01-01T10:00:00.000Z');
const ben = joined('ben', '2026-02-01T10:00:00.000Z');
const rosa = { ...cared, id: 'rosa', memberId: null };
const hugo = { ...cared, id: 'hugo', memberId: 'ben' };

it('CIRC-1 members have places in the order they joined, people cared for from the end', () => {
  const places = placesOf({ members: [ben, ana], recipients: [rosa] });
  expect(Object.fromEntries(places)).toEqual({ ana: 0, ben: 1, rosa: -1 });
});

it('CIRC-1 whoever joins changes nobody’s place', () => {
  const tom = joined('tom', '2026-03-01T10:00:00.000Z');
  const before = placesOf({ members: [ana, ben], recipients: [rosa] });
  const after = placesOf({ members: [tom, ana, ben], recipients: [rosa] });
  for (const [id, place] of before) expect(after.get(id)).toBe(place);
});

it('REC-1 a person cared for who is a member too has one colour', () => {
  expect(placesOf({ members: [ana, ben], recipients: [rosa, hugo] }).get('hugo')).toBe(1);
});
