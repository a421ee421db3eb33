import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insist } from '../../testing/insist';
import { startTestServer, type TestServer } from '../../testing/start-test-server';
import { hasPostgres } from '../../testing/test-database';
import type { TestPerson } from '../../testing/test-person';
import { makeWatchedPostgres, type WatchedPostgres } from '../../testing/watched-postgres';

/** So few that nobody asks to join more circles in a minute than one person may. */
const rounds = 8;

/** The embedded database does one thing after another; what meets there meets only here. */
describe.runIf(hasPostgres)('who belongs to a circle, changed by two at the same moment', () => {
  let postgres: WatchedPostgres;
  let server: TestServer;
  let people: TestPerson[];
  beforeAll(async () => {
    postgres = await makeWatchedPostgres();
    server = await startTestServer({ database: postgres.database });
    people = [];
    for (const name of ['Ana', 'Ben', 'Carl', 'Dora']) people.push(await server.signUp(name));
  });
  afterAll(async () => {
    await server.stop();
    expect(await postgres.countDeadlocks()).toBe(0);
  });

  /** A new circle with two admins, one member, and one who waits. */
  async function stage() {
    const [ana, ben, carl, dora] = people as [TestPerson, TestPerson, TestPerson, TestPerson];
    const circle = await ana.createCircle();
    await circle.join(ben, 'admin');
    await circle.join(carl);
    await circle.request(dora);
    const of = ({ id: memberId }: TestPerson) => ({ circleId: circle.id, memberId });
    return { ana, ben, carl, dora, of };
  }

  const outcomesOf = async (calls: Promise<unknown>[]) =>
    (await Promise.allSettled(calls)).map((outcome) =>
      outcome.status === 'fulfilled' ? 'done' : (outcome.reason as { code: string }).code,
    );

  it('CIRC-3 of two admins who remove each other one goes, and the other is told why not', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const { ana, ben, of } = await stage();
      const outcomes = await outcomesOf([
        insist(ana, 'circles.removeMember', of(ben)),
        insist(ben, 'circles.removeMember', of(ana)),
      ]);
      expect(outcomes.filter((outcome) => outcome === 'done')).toHaveLength(1);
      expect(['LAST_ADMIN', 'NOT_ALLOWED', 'NOT_FOUND']).toContain(
        outcomes.find((outcome) => outcome !== 'done'),
      );
    }
  });

  it('CIRC-2 CIRC-4 who lets in, removes or gives a role never keeps another from it', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const { ana, ben, carl, dora, of } = await stage();
      const outcomes = await outcomesOf([
        insist(ana, 'circles.removeMember', of(carl)),
        insist(ben, 'circles.admitMember', { ...of(dora), role: 'friend' }),
        insist(ben, 'circles.changeMemberRole', { ...of(ana), role: 'family' }),
      ]);
      expect(outcomes.slice(1)).toEqual(['done', 'done']);
    }
  });

  it('CIRC-3 three who leave all go', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const { ben, carl, dora, ana, of } = await stage();
      await insist(ana, 'circles.admitMember', { ...of(dora), role: 'friend' });
      const { circleId } = of(ana);
      const outcomes = await outcomesOf(
        [ben, carl, dora].map((person) => insist(person, 'circles.leaveCircle', { circleId })),
      );
      expect(outcomes).toEqual(['done', 'done', 'done']);
    }
  });
});
