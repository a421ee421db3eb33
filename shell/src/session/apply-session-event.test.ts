import { expect, it } from 'vitest';
import { defaultPreferences } from '@carecircle/contracts';
import { buildEvent, testIds, testSession } from '@carecircle/remote-kit/testing';
import { applySessionEvent } from './apply-session-event';

const session = testSession();
const memberOf = (id: string) => {
  const member = session.members.find((known) => known.id === id);
  if (!member) throw new Error('no such member');
  return member;
};

it('MFE-7 takes a new member, and a changed one, once', () => {
  const dora = { ...memberOf(testIds.ben), id: testIds.recipient, name: 'Dora' };
  const joined = buildEvent('member.joined', { member: dora });
  const once = applySessionEvent(session, joined);
  expect(once.members.map(({ name }) => name)).toContain('Dora');
  expect(applySessionEvent(once, joined)).toEqual(once);
});

it('CIRC-2 my own new role counts at once', () => {
  const member = { ...session.member, role: 'friend' as const };
  const after = applySessionEvent(session, buildEvent('member.role-changed', { member }));
  expect(after.member?.role).toBe('friend');
  expect(after.circles[0]?.role).toBe('friend');
});

it('MFE-7 a new name of the circle shows wherever the circle is named', () => {
  const circle = { ...session.circle, name: 'Morales' };
  const after = applySessionEvent(session, buildEvent('circle.renamed', { circle }));
  expect([after.circle?.name, after.circles[0]?.name]).toEqual(['Morales', 'Morales']);
});

it('leaves the session alone for another circle', () => {
  const circle = { ...session.circle, name: 'Other' };
  const event = buildEvent('circle.renamed', { circle }, { scopeId: testIds.recipient });
  expect(applySessionEvent(session, event)).toBe(session);
});

it('SET-4 takes preferences changed on another device', () => {
  const preferences = { ...defaultPreferences, darkMode: true };
  const after = applySessionEvent(session, buildEvent('preferences.changed', { preferences }));
  expect(after.preferences.darkMode).toBe(true);
});

it('REC-1 MFE-7 another photo of a person cared for shows wherever they are shown', () => {
  const [ruth] = session.recipients;
  if (!ruth) throw new Error('a person cared for');
  const recipient = { ...ruth, photoId: testIds.cleo };
  const after = applySessionEvent(session, buildEvent('recipient.photo-changed', { recipient }));
  expect(after.recipients).toEqual([recipient]);
});
