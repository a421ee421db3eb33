import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { callOperation, type InputFor } from '../../../testing/call-operation';
import { checkInFixture } from '../../../testing/check-in-fixture';

const s = checkInFixture();

async function makeLink(person = s.ben, hours: 1 | 24 | 168 = 24) {
  const linkId = randomUUID();
  await person.call('care.addCheckInLink', { ...s.ofRosa(), linkId, hours });
  const links = await person.call('care.listCheckInLinks', { circleId: s.circle.id });
  const path = links.find(({ link }) => link.id === linkId)?.path ?? '';
  return { linkId, token: path.replace('/checkin-for/', '') };
}

const fields = { name: 'Nurse Joy', status: 'safe', mood: 4, notes: 'All well' } as const;
let turn = 0;
/** Strangers and signed-in people in turn: whoever asks makes no difference, and each network has thirty tries a minute. */
function ask<K extends 'care.addLinkedCheckIn' | 'care.getLinkedCheckIn'>(key: K, input: InputFor<K>) {
  turn += 1;
  const person = [undefined, s.ana, s.ben, s.cleo, s.fran][turn % 5];
  const headers = person && { cookie: person.cookie };
  return callOperation(s.server.app, key, input, headers, `192.0.2.${turn % 250}`);
}
const submit = (token: string, changes: object = {}) =>
  ask('care.addLinkedCheckIn', { token, checkInId: randomUUID(), ...fields, ...changes });
const look = (token: string) => ask('care.getLinkedCheckIn', { token });
const gone = { code: 'NOT_FOUND' };

describe('a link for a check-in on behalf', () => {
  it('CHK-4 shows the first name alone, works once, and says by whom over whose link', async () => {
    const { token } = await makeLink();
    expect(await look(token)).toEqual({ firstName: 'Rosa' });
    const { checkInId } = await submit(token);
    const { checkIns } = await s.ana.call('care.listCheckIns', { circleId: s.circle.id });
    expect(checkIns).toMatchObject([
      { id: checkInId, checkedBy: s.ben.id, overLinkBy: 'Nurse Joy', mood: 4, notes: 'All well' },
    ]);
    await expect(submit(token)).rejects.toMatchObject({ code: 'ALREADY_DONE' });
    await expect(look(token)).rejects.toMatchObject(gone);
    expect(await submit(token, { checkInId })).toEqual({ checkInId });
    expect(await s.eventsOf('check-in.added')).toHaveLength(1);
  });

  it('CHK-4 twenty submits at once are one check-in', async () => {
    const { token } = await makeLink();
    const answers = await Promise.allSettled(Array.from({ length: 20 }, () => submit(token)));
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await s.eventsOf('check-in.added')).toHaveLength(1);
  });

  it('CHK-2 CHK-4 who needs help is told to everyone at once, the maker of the link too', async () => {
    const { token } = await makeLink();
    await submit(token, { status: 'needs-help' });
    await s.server.settled();
    for (const person of [s.ana, s.ben, s.cleo, s.fran])
      expect(await s.toldTo(person)).toEqual(['help-needed urgent']);
    const { notifications } = await s.ana.call('notifications.listNotifications', { type: 'checkin' });
    expect(notifications[0]?.values).toMatchObject({ actor: 'Nurse Joy', recipient: 'Rosa Example' });
  });

  it('CHK-4 answers what is due, and gives the maker neither streak nor points', async () => {
    await s.edit();
    await s.at('2026-11-21T08:00:00Z');
    const { token } = await makeLink();
    await submit(token);
    await s.server.settled();
    expect(await s.history()).toEqual(['2026-11-21 09:00 done']);
    const { streak } = await s.ben.call('care.getCheckInDay', { circleId: s.circle.id });
    expect(streak.current).toBe(0);
    const { totalPoints } = await s.ben.call('points.getMemberPoints', { circleId: s.circle.id });
    expect(totalPoints).toBe(0);
  });

  it.each([
    [1, '2026-11-20T12:59:59Z', '2026-11-20T13:00:00Z'],
    [24, '2026-11-21T11:59:59Z', '2026-11-21T12:00:00Z'],
    [168, '2026-11-27T11:59:59Z', '2026-11-27T12:00:00Z'],
  ] as const)('CHK-4 ends after %i hours', async (hours, before, after) => {
    const { token } = await makeLink(s.ben, hours);
    await s.at(before);
    await look(token);
    await s.at(after);
    await expect(look(token)).rejects.toMatchObject(gone);
    await expect(submit(token)).rejects.toMatchObject(gone);
  });

  it('CHK-4 ends when it is revoked, when its maker leaves and when they lose the right', async () => {
    const [revoked, left, demoted] = [await makeLink(), await makeLink(s.ben), await makeLink(s.cleo)];
    await s.ben.call('care.revokeCheckInLink', { circleId: s.circle.id, linkId: revoked.linkId });
    await expect(look(revoked.token)).rejects.toMatchObject(gone);
    await s.circle.remove(s.ben);
    const { id: circleId } = s.circle;
    await s.ana.call('circles.changeMemberRole', { circleId, memberId: s.cleo.id, role: 'friend' });
    for (const { token } of [revoked, left, demoted]) {
      await expect(look(token)).rejects.toMatchObject(gone);
      await expect(submit(token)).rejects.toMatchObject(gone);
    }
  });

  it('CHK-4 ends for good with its maker’s membership: who comes back finds it refused', async () => {
    const { token } = await makeLink();
    await s.circle.remove(s.ben);
    await expect(look(token)).rejects.toMatchObject(gone);
    s.server.clock.advance(1_000);
    await s.circle.join(s.ben, 'caregiver');
    await expect(look(token)).rejects.toMatchObject(gone);
    await expect(submit(token)).rejects.toMatchObject(gone);
    expect(await s.ben.call('care.listCheckInLinks', { circleId: s.circle.id })).toEqual([]);
    await look((await makeLink()).token);
  });

  it('CHK-4 CIRC-4 is made, seen and revoked by who may and by its maker alone', async () => {
    const making = s.fran.call('care.addCheckInLink', { ...s.ofRosa(), linkId: randomUUID(), hours: 24 });
    await expect(making).rejects.toMatchObject({ code: 'NOT_ALLOWED' });
    const { linkId } = await makeLink();
    expect(await s.cleo.call('care.listCheckInLinks', { circleId: s.circle.id })).toEqual([]);
    const revoking = s.cleo.call('care.revokeCheckInLink', { circleId: s.circle.id, linkId });
    await expect(revoking).rejects.toMatchObject(gone);
  });

  it('CHK-4 a made-up or changed secret is no link, and no secret stands in the database or the log', async () => {
    const { token } = await makeLink();
    for (const wrong of ['a'.repeat(65), token.slice(0, -1) + (token.endsWith('A') ? 'B' : 'A')])
      await expect(look(wrong)).rejects.toMatchObject(gone);
    const { db } = s.server.spine.database;
    const tables = ['check_in_links', 'events', 'commands'];
    for (const table of tables) {
      const { rows } = await db.execute(`select * from ${table}`);
      expect(JSON.stringify(rows), table).not.toContain(token);
    }
  });
});
