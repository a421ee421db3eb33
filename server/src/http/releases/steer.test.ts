import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { people } from '../../access/people.tables';
import { releaseActions } from '../../modules/releases/releases.tables';
import { packed, testBuild } from '../../testing/test-build';
import { startTestReleases, type TestReleases } from '../../testing/test-releases';
import type { TestCircle, TestPerson } from '../../testing/test-person';

let registry: TestReleases;
let ana: TestPerson;
let circle: TestCircle;

beforeEach(async () => {
  registry = await startTestReleases();
  ana = await registry.server.signUp('Ana');
  circle = await ana.createCircle({ name: 'Rivera' });
  for (const version of ['1.0.0', '1.1.0', '1.2.0', '1.3.0']) await publish(version);
  await registry.steer('mfe-pets', { kind: 'serve', version: '1.0.0' });
  return () => registry.stop();
});

const publish = async (version: string, name = 'mfe-pets') =>
  registry.publish(await packed(testBuild(version, `${name} ${version}`, { name })));

/** What a page of Ana's gets: the version, and the one that stands in. */
async function chosen(remote = 'mfe-pets'): Promise<(string | undefined)[]> {
  const answer = await registry.server.app.inject({
    url: '/releases/chosen.json',
    headers: { cookie: ana.cookie },
  });
  const all = answer.json<{ remote: string; current: Served; previous: Served | null }[]>();
  const own = all.find((choice) => choice.remote === remote);
  return [own?.current.manifest.version, own?.previous?.manifest.version];
}
interface Served {
  manifest: { version: string };
}

const steer = (change: object, more?: object) => registry.steer('mfe-pets', change, more);
const offer = (more: object = {}) => steer({ kind: 'offer', version: '1.1.0', ...more });

describe('REL-2 who gets a candidate', () => {
  it('REL-2 a named circle, with the version of everybody else standing in', async () => {
    await offer({ circleIds: [circle.id] });
    expect(await chosen()).toEqual(['1.1.0', '1.0.0']);
    const why = await registry.server.app.inject({
      url: `/api/releases/mfe-pets/why?circle=${circle.id}`,
      headers: { authorization: `Bearer ${registry.token}` },
    });
    expect(why.json()).toMatchObject({ version: '1.1.0', because: 'circle' });
  });

  it('REL-2 nobody at 0, everybody at 100, and a share is never made smaller', async () => {
    await offer();
    expect(await chosen()).toEqual(['1.0.0', undefined]);
    await steer({ kind: 'raise', percent: 100 });
    expect(await chosen()).toEqual(['1.1.0', '1.0.0']);
    expect(await steer({ kind: 'raise', percent: 50 })).toMatchObject({ status: 422 });
    expect(await chosen()).toEqual(['1.1.0', '1.0.0']);
  });

  it('REL-2 several remotes move together: the same circles, and one step for all', async () => {
    for (const version of ['1.0.0', '1.1.0']) await publish(version, 'mfe-zoo');
    await registry.steer('mfe-zoo', { kind: 'serve', version: '1.0.0' });
    await offer({ percent: 100, together: [{ remote: 'mfe-zoo', version: '1.1.0' }] });
    expect([(await chosen())[0], (await chosen('mfe-zoo'))[0]]).toEqual(['1.1.0', '1.1.0']);
    await registry.steer('mfe-zoo', { kind: 'rollBack' });
    expect([(await chosen())[0], (await chosen('mfe-zoo'))[0]]).toEqual(['1.0.0', '1.0.0']);
  });

  it('REL-2 stages come one after the other, wait while they are paused, and end with everybody', async () => {
    const stages = [
      { percent: 1, minutes: 10 },
      { percent: 50, minutes: 10 },
    ];
    await offer({ stages });
    const percent = async () => {
      const answer = await registry.server.app.inject({
        url: '/api/releases/mfe-pets',
        headers: { authorization: `Bearer ${registry.token}` },
      });
      const { area } = answer.json<{ area: { version: string; candidate: { percent: number } | null } }>();
      return area.candidate?.percent ?? area.version;
    };
    const after = async (minutes: number) => {
      registry.server.clock.advance(minutes * 60_000);
      await registry.server.lookAtReleases();
      return percent();
    };
    expect(await after(9)).toBe(1);
    await steer({ kind: 'pause' });
    expect(await after(60)).toBe(1);
    await steer({ kind: 'resume' });
    expect(await after(9)).toBe(1);
    expect(await after(1)).toBe(50);
    expect(await after(10)).toBe('1.1.0');
  });
});

describe('REL-3 roll back in one step', () => {
  it('REL-3 takes a candidate from those who have it', async () => {
    await offer({ percent: 100 });
    await steer({ kind: 'rollBack' });
    expect(await chosen()).toEqual(['1.0.0', undefined]);
  });

  it('REL-3 brings the newest good version back, also after two bad releases in a row', async () => {
    await visits('1.0.0', 20);
    registry.server.clock.advance(31 * 60_000);
    await registry.server.lookAtReleases();
    await steer({ kind: 'serve', version: '1.1.0' });
    await steer({ kind: 'serve', version: '1.2.0' });
    expect(await chosen()).toEqual(['1.2.0', '1.0.0']);
    await steer({ kind: 'rollBack' });
    // Neither of the two after it ever proved good: nothing stands in.
    expect(await chosen()).toEqual(['1.0.0', undefined]);
    expect(await steer({ kind: 'serve', version: '9.9.9' })).toMatchObject({ status: 404 });
  });

  it('REL-3 open pages hear of it', async () => {
    const stream = await registry.server.openStream(ana);
    await offer({ circleIds: [circle.id] });
    const told = await stream.next(
      (message) => message.event === 'signal' && message.data.type === 'release.changed',
    );
    expect(told.data).toMatchObject({ payload: { remote: 'mfe-pets', version: '1.1.0' } });
    stream.close();
  });

  it('REL-3 a page that was on its way while somebody decided can tell when its stream begins', async () => {
    const revision = async () => {
      const stream = await registry.server.openStream(ana);
      const { data } = await stream.next(({ event }) => event === 'signal');
      stream.close();
      return (data as { payload: { registryRevision: number } }).payload.registryRevision;
    };
    const before = await revision();
    expect(await revision()).toBe(before);
    await offer();
    expect(await revision()).toBeGreaterThan(before);
  });

  it('REL-6 REL-7 of two operators at the same time one decides, and the other one is told to look again', async () => {
    const { db } = registry.server.spine.database;
    const before = await db.select().from(releaseActions);
    const answers = await Promise.all([
      steer({ kind: 'offer', version: '1.1.0' }, { revision: 1 }),
      steer({ kind: 'serve', version: '1.2.0' }, { revision: 1 }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers).toContainEqual(
      expect.objectContaining({ body: expect.objectContaining({ code: 'CHANGED_MEANWHILE' }) as object }),
    );
    expect(await db.select().from(releaseActions)).toHaveLength(before.length + 1);
  });
});

/** Counts visits of Ana's circle as its browsers would tell them. */
async function visits(version: string, loads: number, failures = 0): Promise<void> {
  const signal = (kind: string) => ({
    remote: 'mfe-pets',
    version,
    kind,
    ...(kind === 'load' ? { ms: 400 } : {}),
  });
  for (let sent = 0; sent < loads; sent += 20) {
    const signals = Array.from({ length: Math.min(20, loads - sent) }, () => signal('load'));
    expect(
      await report([
        ...signals,
        ...Array.from({ length: sent === 0 ? failures : 0 }, () => signal('failed')),
      ]),
    ).toBe(204);
    registry.server.clock.advance(60_000);
  }
}

async function report(signals: object[]): Promise<number> {
  const answer = await registry.server.app.inject({
    ...{ method: 'POST', url: '/api/releases/health', payload: { signals }, headers: { cookie: ana.cookie } },
  });
  return answer.statusCode;
}

describe('REL-4 health', () => {
  it('REL-4 a candidate that fails is taken back by itself, and why is written down', async () => {
    await offer({ percent: 5 });
    for (let minute = 0; minute < 6; minute += 1) {
      await visits('1.0.0', 20);
      await visits('1.1.0', 4, 3);
      await registry.server.lookAtReleases();
    }
    expect(await steer({ kind: 'pause' })).toMatchObject({ body: { code: 'INVALID_STATE' } });
    const actions = await registry.server.spine.database.db.select().from(releaseActions);
    const taken = actions.find(({ action }) => action === 'rolled-back');
    expect(taken).toMatchObject({ actor: 'health guard', version: '1.1.0' });
    expect(taken?.reason).toMatch(
      /^1\.1\.0 failed in \d+ of \d+ visits, 1\.0\.0 at the same time in 0 of \d+\.$/,
    );
  });

  it('REL-4 one that does not is left alone', async () => {
    await offer({ percent: 5 });
    for (let minute = 0; minute < 6; minute += 1) {
      await visits('1.0.0', 20, 1);
      await visits('1.1.0', 20, 1);
      await registry.server.lookAtReleases();
    }
    expect(await steer({ kind: 'pause' })).toMatchObject({ status: 200 });
  });

  it('REL-4 what nobody serves, a stranger, and one person without end count nothing', async () => {
    expect(await report([{ remote: 'mfe-pets', version: '7.0.0', kind: 'load', ms: 1 }])).toBe(204);
    for (let sent = 0; sent < 3; sent += 1)
      await report(
        Array.from({ length: 40 }, () => ({ remote: 'mfe-pets', version: '1.0.0', kind: 'failed' })),
      );
    const stranger = await registry.server.app.inject({
      ...{ method: 'POST', url: '/api/releases/health', payload: { signals: [] } },
    });
    expect(stranger.statusCode).toBe(401);
    expect(
      await report(
        Array.from({ length: 61 }, () => ({ remote: 'mfe-pets', version: '1.0.0', kind: 'load' })),
      ),
    ).toBe(422);
    await registry.server.lookAtReleases();
    const answer = await registry.server.app.inject({
      url: '/api/releases',
      headers: { authorization: `Bearer ${registry.token}` },
    });
    const [area] = answer.json<{ health: { version: string; failures: number }[] }[]>();
    expect(area?.health).toMatchObject([{ version: '1.0.0', failures: 30 }]);
  });
});

describe('REL-6 the operators’ operations', () => {
  const input = () => ({
    ...{ commandId: randomUUID(), remote: 'mfe-pets', revision: 1, reason: 'a test' },
    change: { kind: 'rollBack' as const },
  });

  it('REL-6 are nothing to anybody else, an operator’s address that nobody proved included', async () => {
    const olga = await registry.server.signUp('Olga');
    await giveAddress(olga, false);
    for (const person of [ana, olga]) {
      await expect(person.call('releases.listAreas', {})).rejects.toMatchObject({ code: 'NOT_FOUND' });
      await expect(person.call('releases.steerRollout', input())).rejects.toMatchObject({
        code: 'NOT_FOUND',
      });
    }
  });

  it('REL-6 REL-7 show and steer everything, under the operator’s name', async () => {
    const olga = await registry.server.signUp('Olga');
    await giveAddress(olga, true);
    const change = { kind: 'offer' as const, version: '1.1.0', circleIds: [circle.id] };
    const area = await olga.call('releases.steerRollout', { ...input(), change });
    expect(area).toMatchObject({ version: '1.0.0', candidate: { version: '1.1.0', circleIds: [circle.id] } });
    const { versions, history } = await olga.call('releases.getArea', { remote: 'mfe-pets' });
    expect(versions.map(({ version }) => version).sort()).toEqual(['1.0.0', '1.1.0', '1.2.0', '1.3.0']);
    expect(history[0]).toMatchObject({ action: 'offered', actor: 'olga@example.org', reason: 'a test' });
    expect(await olga.call('releases.listAreas', {})).toHaveLength(1);
    const why = await olga.call('releases.getChoice', { remote: 'mfe-pets', inCircle: circle.id });
    expect(why).toMatchObject({ version: '1.1.0', because: 'circle' });
    const { session } = await olga.call('circles.getSession', {});
    expect(session?.isOperator).toBe(true);
    await expect(olga.call('releases.getArea', { remote: 'mfe-none' })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });
});

async function giveAddress({ id }: TestPerson, emailVerified: boolean): Promise<void> {
  const { db } = registry.server.spine.database;
  await db.update(people).set({ email: 'olga@example.org', emailVerified }).where(eq(people.id, id));
}
