import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { careLogStage } from '../../testing/care-log-stage';
import { insist } from '../../testing/insist';
import { refusedAt } from '../../testing/medication-stage';

const stage = careLogStage();

describe('CARE-1 shifts', () => {
  it.each([
    ['stays within a day', '08:00', '12:30', '2026-11-20T14:00:00.000Z', '2026-11-20T18:30:00.000Z'],
    ['passes midnight', '22:00', '06:00', '2026-11-21T04:00:00.000Z', '2026-11-21T12:00:00.000Z'],
    ['lasts a day', '08:00', '08:00', '2026-11-20T14:00:00.000Z', '2026-11-21T14:00:00.000Z'],
  ])('one that %s is read on the recipient’s wall', async (_how, time, endTime, startsAt, endsAt) => {
    const shift = await stage.addShift(stage.ana, { memberId: stage.ben.id, time, endTime });
    expect(shift).toMatchObject({ memberId: stage.ben.id, startsAt, endsAt, isOpen: false });
    expect((await stage.now(stage.ben)).shifts).toEqual([shift]);
    expect(await stage.eventsOf('shift.added')).toMatchObject([{ payload: { shift } }]);
  });

  it('those of two members may overlap, those of one may not, nor twenty at once', async () => {
    await stage.addShift(stage.ana);
    await stage.addShift(stage.ben);
    const overlapping = { time: '11:59', endTime: '13:00' };
    await expect(stage.addShift(stage.ana, overlapping)).rejects.toMatchObject(
      refusedAt('time', 'shift_overlap'),
    );
    await stage.addShift(stage.ana, { time: '12:00', endTime: '13:00' });
    const { of, ben } = stage;
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
    ['memberId', 'not_a_carer', () => ({ memberId: stage.fran.id })],
    ['memberId', 'not_a_carer', () => ({ memberId: randomUUID() })],
    ['recipientId', 'not_a_recipient', () => ({ recipientId: randomUUID() })],
    ['day', 'day_far_away', () => ({ day: '2028-01-01' })],
    ['day', 'invalid_format', () => ({ day: '20.11.2026' })],
    ['time', 'invalid_format', () => ({ time: '25:00' })],
  ])('ALL-3 a wrong %s is refused at its field: %s', async (path, code, fields) => {
    await expect(stage.addShift(stage.ana, fields())).rejects.toMatchObject(refusedAt(path, code));
  });

  it('I start now and I’m done begin and end the own present one, once', async () => {
    const started = await stage.start(stage.ben);
    expect(started).toMatchObject({ isOpen: true, startsAt: '2026-11-20T18:00:00.000Z', time: '12:00' });
    await expect(stage.start(stage.ben)).rejects.toMatchObject({ code: 'ALREADY_DONE' });
    stage.server.clock.advance(90 * 60_000);
    await expect(stage.end(stage.fran, started.id)).rejects.toMatchObject({ code: 'NOT_ALLOWED' });
    const ended = await stage.end(stage.ben, started.id);
    expect(ended).toMatchObject({ isOpen: false, endTime: '13:30', endsAt: '2026-11-20T19:30:00.000Z' });
    expect(await stage.end(stage.ben, started.id)).toEqual(ended);
    expect(await stage.eventsOf('shift.ended')).toHaveLength(1);
    expect((await stage.now(stage.ben)).unconfirmed).toEqual([ended]);
    expect((await stage.now(stage.ana)).unconfirmed).toEqual([]);
  });

  it('coming early begins the planned one; a later plan ends what is open', async () => {
    const planned = await stage.addShift(stage.ben, { time: '13:00', endTime: '18:00' });
    const begun = await stage.start(stage.ben);
    expect(begun).toMatchObject({ id: planned.id, time: '12:00', endTime: '18:00', isOpen: false });
    const later = await stage.addShift(stage.ana, { time: '20:00', endTime: '22:00' });
    expect(await stage.start(stage.ana)).toMatchObject({ isOpen: true, endsAt: later.startsAt });
  });

  it('an admin ends the shift of a member, another member does not; one that is over or to come is not ended', async () => {
    const carl = await stage.server.signUp('Carl');
    await stage.circle.join(carl, 'family');
    const begun = await stage.start(stage.ben);
    await expect(stage.end(carl, begun.id)).rejects.toMatchObject({ code: 'NOT_ALLOWED' });
    expect((await stage.end(stage.ana, begun.id)).endedAt).not.toBeNull();
    const past = await stage.addShift(stage.ana);
    const coming = await stage.addShift(stage.ana, { day: '2026-11-21' });
    for (const { id } of [past, coming])
      await expect(stage.end(stage.ana, id)).rejects.toMatchObject({ code: 'INVALID_STATE' });
  });

  it('editing moves it, gives it to another, and never over another of the same member', async () => {
    const { circle, ana, ben } = stage;
    const first = await stage.addShift(ana);
    const second = await stage.addShift(ana, { time: '13:00', endTime: '15:00' });
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
    expect(await stage.eventsOf('shift.edited')).toHaveLength(1);
    expect((await stage.now(ana)).shifts.map(({ id }) => id)).toEqual([first.id, second.id]);
  });

  it('an open one that began earlier stays open; an end that is given closes it', async () => {
    const { id: shiftId } = await stage.start(stage.ben);
    const edit = (changes: object) =>
      stage.ben.call('care.editShift', { circleId: stage.circle.id, shiftId, changes });
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
    const { circle, ben } = stage;
    const shift = await stage.addShift(ben, { day: '2026-11-21' });
    const named = { circleId: circle.id, shiftId: shift.id };
    await ben.call('care.deleteShift', named);
    await ben.call('care.deleteShift', named);
    expect((await stage.now(ben)).shifts).toEqual([]);
    expect(await ben.call('care.restoreShift', named)).toMatchObject({ id: shift.id });
    await ben.call('care.deleteShift', named);
    await stage.addShift(ben, { day: '2026-11-21', time: '11:00', endTime: '14:00' });
    await expect(ben.call('care.restoreShift', named)).rejects.toMatchObject(
      refusedAt('time', 'shift_overlap'),
    );
    expect(await stage.eventsOf('shift.deleted')).toHaveLength(2);
  });

  it('whoever is removed is on no more', async () => {
    const open = await stage.start(stage.ben);
    await stage.addShift(stage.ben, { day: '2026-11-22' });
    await stage.circle.remove(stage.ben);
    await stage.server.settled();
    const { shifts } = await stage.now(stage.ana);
    expect(shifts).toMatchObject([{ id: open.id, isOpen: false }]);
    expect(shifts[0]?.endedAt).not.toBeNull();
  });

  it('CIRC-4 medical members read, friends and strangers do not', async () => {
    const shift = await stage.addShift(stage.ben);
    expect((await stage.now(stage.mia)).shifts).toEqual([shift]);
    await expect(stage.start(stage.mia)).rejects.toMatchObject({ code: 'NOT_ALLOWED' });
    await expect(stage.now(stage.fran)).rejects.toMatchObject({ code: 'NOT_ALLOWED' });
    await expect(stage.now(await stage.server.signUp('Sam'))).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});
