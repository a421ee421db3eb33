import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { careLogFixture } from '../../testing/care-log-fixture';
import { insist } from '../../testing/insist';
import { refusedAt } from '../../testing/medication-fixture';

const fixture = careLogFixture();

describe('CARE-1 shifts', () => {
  it.each([
    ['stays within a day', '08:00', '12:30', '2026-11-20T14:00:00.000Z', '2026-11-20T18:30:00.000Z'],
    ['passes midnight', '22:00', '06:00', '2026-11-21T04:00:00.000Z', '2026-11-21T12:00:00.000Z'],
    ['lasts a day', '08:00', '08:00', '2026-11-20T14:00:00.000Z', '2026-11-21T14:00:00.000Z'],
  ])('one that %s is read on the recipient’s wall', async (_how, time, endTime, startsAt, endsAt) => {
    const shift = await fixture.addShift(fixture.ana, { memberId: fixture.ben.id, time, endTime });
    expect(shift).toMatchObject({ memberId: fixture.ben.id, startsAt, endsAt, isOpen: false });
    expect((await fixture.now(fixture.ben)).shifts).toEqual([shift]);
    expect(await fixture.eventsOf('shift.added')).toMatchObject([{ payload: { shift } }]);
  });

  it('those of two members may overlap, those of one may not, nor twenty at once', async () => {
    await fixture.addShift(fixture.ana);
    await fixture.addShift(fixture.ben);
    const overlapping = { time: '11:59', endTime: '13:00' };
    await expect(fixture.addShift(fixture.ana, overlapping)).rejects.toMatchObject(
      refusedAt('time', 'shift_overlap'),
    );
    await fixture.addShift(fixture.ana, { time: '12:00', endTime: '13:00' });
    const { of, ben } = fixture;
    const answers = await Promise.allSettled(
      Array.from({ length: 20 }, () =>
        insist(ben, 'care.addShift', {
          ...{ ...of, shiftId: randomUUID(), memberId: ben.id },
          ...{ day: '2026-11-22', time: '08:00', endTime: '12:00' },
        }),
      ),
    );
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it.each([
    ['memberId', 'not_a_carer', () => ({ memberId: fixture.fran.id })],
    ['memberId', 'not_a_carer', () => ({ memberId: randomUUID() })],
    ['recipientId', 'not_a_recipient', () => ({ recipientId: randomUUID() })],
    ['day', 'day_far_away', () => ({ day: '2028-01-01' })],
    ['day', 'invalid_format', () => ({ day: '20.11.2026' })],
    ['time', 'invalid_format', () => ({ time: '25:00' })],
  ])('ALL-3 a wrong %s is refused at its field: %s', async (path, code, fields) => {
    await expect(fixture.addShift(fixture.ana, fields())).rejects.toMatchObject(refusedAt(path, code));
  });

  it('I start now and I’m done begin and end the own present one, once', async () => {
    const started = await fixture.start(fixture.ben);
    expect(started).toMatchObject({ isOpen: true, startsAt: '2026-11-20T18:00:00.000Z', time: '12:00' });
    await expect(fixture.start(fixture.ben)).rejects.toMatchObject({ code: 'ALREADY_DONE' });
    fixture.server.clock.advance(90 * 60_000);
    await expect(fixture.end(fixture.fran, started.id)).rejects.toMatchObject({ code: 'NOT_ALLOWED' });
    const ended = await fixture.end(fixture.ben, started.id);
    expect(ended).toMatchObject({ isOpen: false, endTime: '13:30', endsAt: '2026-11-20T19:30:00.000Z' });
    expect(await fixture.end(fixture.ben, started.id)).toEqual(ended);
    expect(await fixture.eventsOf('shift.ended')).toHaveLength(1);
    expect((await fixture.now(fixture.ben)).unconfirmed).toEqual([ended]);
    expect((await fixture.now(fixture.ana)).unconfirmed).toEqual([]);
  });

  it('coming early begins the planned one; a later plan ends what is open', async () => {
    const planned = await fixture.addShift(fixture.ben, { time: '13:00', endTime: '18:00' });
    const begun = await fixture.start(fixture.ben);
    expect(begun).toMatchObject({ id: planned.id, time: '12:00', endTime: '18:00', isOpen: false });
    const later = await fixture.addShift(fixture.ana, { time: '20:00', endTime: '22:00' });
    expect(await fixture.start(fixture.ana)).toMatchObject({ isOpen: true, endsAt: later.startsAt });
  });

  it('an admin ends the shift of a member, another member does not; one that is over or to come is not ended', async () => {
    const carl = await fixture.server.signUp('Carl');
    await fixture.circle.join(carl, 'family');
    const begun = await fixture.start(fixture.ben);
    await expect(fixture.end(carl, begun.id)).rejects.toMatchObject({ code: 'NOT_ALLOWED' });
    expect((await fixture.end(fixture.ana, begun.id)).endedAt).not.toBeNull();
    const past = await fixture.addShift(fixture.ana);
    const coming = await fixture.addShift(fixture.ana, { day: '2026-11-21' });
    for (const { id } of [past, coming])
      await expect(fixture.end(fixture.ana, id)).rejects.toMatchObject({ code: 'INVALID_STATE' });
  });

  it('editing moves it, gives it to another, and never over another of the same member', async () => {
    const { circle, ana, ben } = fixture;
    const first = await fixture.addShift(ana);
    const second = await fixture.addShift(ana, { time: '13:00', endTime: '15:00' });
    const edit = (changes: object, seen?: object) =>
      ana.call('care.editShift', { circleId: circle.id, shiftId: second.id, changes, seen });
    await expect(edit({ time: '11:00' })).rejects.toMatchObject(refusedAt('time', 'shift_overlap'));
    expect(await edit({ time: '11:00', memberId: ben.id })).toMatchObject({
      memberId: ben.id,
      startsAt: '2026-11-20T17:00:00.000Z',
      endsAt: '2026-11-20T21:00:00.000Z',
    });
    await expect(edit({ memberId: ana.id })).rejects.toMatchObject(refusedAt('time', 'shift_overlap'));
    await expect(edit({ endTime: '16:00' }, { endTime: '17:00' })).rejects.toMatchObject({
      code: 'CHANGED_MEANWHILE',
    });
    expect(await fixture.eventsOf('shift.edited')).toHaveLength(1);
    expect((await fixture.now(ana)).shifts.map(({ id }) => id)).toEqual([first.id, second.id]);
  });

  it('an open one that began earlier stays open; an end that is given closes it', async () => {
    const { id: shiftId } = await fixture.start(fixture.ben);
    const edit = (changes: object) =>
      fixture.ben.call('care.editShift', { circleId: fixture.circle.id, shiftId, changes });
    expect(await edit({ time: '11:30' })).toMatchObject({
      isOpen: true,
      startsAt: '2026-11-20T17:30:00.000Z',
    });
    expect(await edit({ endTime: '15:00' })).toMatchObject({
      isOpen: false,
      endsAt: '2026-11-20T21:00:00.000Z',
    });
  });

  it('ALL-6 a deleted one is hidden and comes back, unless its time is taken', async () => {
    const { circle, ben } = fixture;
    const shift = await fixture.addShift(ben, { day: '2026-11-21' });
    const named = { circleId: circle.id, shiftId: shift.id };
    await ben.call('care.deleteShift', named);
    await ben.call('care.deleteShift', named);
    expect((await fixture.now(ben)).shifts).toEqual([]);
    expect(await ben.call('care.restoreShift', named)).toMatchObject({ id: shift.id });
    await ben.call('care.deleteShift', named);
    await fixture.addShift(ben, { day: '2026-11-21', time: '11:00', endTime: '14:00' });
    await expect(ben.call('care.restoreShift', named)).rejects.toMatchObject(
      refusedAt('time', 'shift_overlap'),
    );
    expect(await fixture.eventsOf('shift.deleted')).toHaveLength(2);
  });

  it('whoever is removed is on no more', async () => {
    const open = await fixture.start(fixture.ben);
    await fixture.addShift(fixture.ben, { day: '2026-11-22' });
    await fixture.circle.remove(fixture.ben);
    await fixture.server.settled();
    const { shifts } = await fixture.now(fixture.ana);
    expect(shifts).toMatchObject([{ id: open.id, isOpen: false }]);
    expect(shifts[0]?.endedAt).not.toBeNull();
  });

  it('CIRC-4 medical members read, friends and strangers do not', async () => {
    const shift = await fixture.addShift(fixture.ben);
    expect((await fixture.now(fixture.mia)).shifts).toEqual([shift]);
    await expect(fixture.start(fixture.mia)).rejects.toMatchObject({ code: 'NOT_ALLOWED' });
    await expect(fixture.now(fixture.fran)).rejects.toMatchObject({ code: 'NOT_ALLOWED' });
    await expect(fixture.now(await fixture.server.signUp('Sam'))).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });
});
