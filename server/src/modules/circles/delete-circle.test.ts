import { circleGraceDays } from '@carecircle/contracts';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { makeCircleFixture, type CircleFixture } from '../../api-conformance/circle-fixture';
import { allRows } from '../../api-conformance/rows-of';
import { startTestServer, type TestServer } from '../../testing/start-test-server';

let server: TestServer;
let own: CircleFixture;
const graceMs = circleGraceDays * 86_400_000;

beforeEach(async () => {
  server = await startTestServer();
  own = await makeCircleFixture(server, 'Quokka');
  await server.settled();
});
afterEach(() => server.stop());

const remove = (name = 'Quokka circle') =>
  own.admin.call('circles.deleteCircle', { circleId: own.circle.id, name });
const keep = (by = own.admin) => by.call('circles.keepCircle', { closedCircleId: own.circle.id });
const read = (by = own.admin) => by.call('circles.listRecipients', { circleId: own.circle.id });

describe('SET-3 a new invite code', () => {
  it('is another one, and the old is refused at once', async () => {
    const { inviteCode } = await own.admin.call('circles.renewInviteCode', { circleId: own.circle.id });
    const guest = await server.signUp('Guest');
    await expect(
      guest.call('circles.joinCircle', { inviteCode: own.circle.inviteCode }),
    ).rejects.toMatchObject({ code: 'INVITE_CODE_INVALID' });
    await expect(guest.call('circles.joinCircle', { inviteCode })).resolves.toMatchObject({
      status: 'pending',
    });
    const log = JSON.stringify(await server.eventsOf(own.circle.id));
    expect(log).toContain('circle.invite-code-renewed');
    expect(log).not.toContain(inviteCode);
  });
});

describe('SET-3 a deleted circle', () => {
  it('needs its name typed, and an admin', async () => {
    await expect(remove('Quokka')).rejects.toMatchObject({
      fields: [{ path: 'name', code: 'name_differs' }],
    });
    await expect(
      own.family.call('circles.deleteCircle', { circleId: own.circle.id, name: 'Quokka circle' }),
    ).rejects.toMatchObject({ code: 'NOT_ALLOWED' });
    expect(await read()).toHaveLength(1);
  });

  it('is closed for all but the notice with who and until when', async () => {
    const stream = await server.openStream(own.family);
    const { until } = await remove();
    await stream.next(({ event }) => event === 'reset');
    stream.close();
    for (const person of [own.admin, own.family]) {
      await expect(read(person)).rejects.toMatchObject({ code: 'NOT_FOUND' });
      const { session } = await person.call('circles.getSession', { circleId: own.circle.id });
      expect(session).toMatchObject({ circle: null, members: [], recipients: [] });
      expect(session?.circles).toMatchObject([
        { name: 'Quokka circle', status: 'closed', closing: { by: 'Quokka Admin', until } },
      ]);
      expect((await person.call('notifications.listNotifications', { limit: 10 })).notifications).toEqual([]);
      expect((await server.eventsOf(person.id)).at(-1)?.payload).toMatchObject({ status: 'closed' });
    }
    const guest = await server.signUp('Guest');
    await expect(
      guest.call('circles.joinCircle', { inviteCode: own.circle.inviteCode }),
    ).rejects.toMatchObject({ code: 'INVITE_CODE_INVALID' });
  });

  it('is kept by an admin as it was, and by nobody else', async () => {
    const before = await read();
    await remove();
    await expect(keep(own.family)).rejects.toMatchObject({ code: 'NOT_ALLOWED' });
    await expect(keep(await server.signUp('Stranger'))).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await keep();
    expect(await read()).toEqual(before);
    expect(await read(own.family)).toEqual(before);
    server.clock.advance(graceMs + 1_000);
    await server.settled();
    expect(await read()).toEqual(before);
  });

  it('is erased after 14 days with everything of it, and nothing of another circle', async () => {
    const other = await makeCircleFixture(server, 'Zebrafish');
    await server.settled();
    await remove();
    server.clock.advance(graceMs - 60_000);
    await server.settled();
    expect(JSON.stringify(await allRows(server.spine.database.db))).toContain(own.circle.id);
    server.clock.advance(120_000);
    await server.settled();
    const rows = await allRows(server.spine.database.db);
    expect(rows.filter((row) => row.includes('Quokka') && !row.startsWith('people '))).toEqual([]);
    expect(rows.filter((row) => row.includes(own.circle.id) && !row.includes('membership.changed'))).toEqual(
      [],
    );
    expect(await tablesWith(own.circle.id)).toEqual([]);
    const { session } = await own.admin.call('circles.getSession', {});
    expect(session?.circles).toEqual([]);
    expect(await other.admin.call('circles.listRecipients', { circleId: other.circle.id })).toHaveLength(1);
  });

  it('ALL-4 is never the demo circle', async () => {
    await server.spine.database.db.execute(
      sql`update circles set is_demo = true where id = ${own.circle.id}`,
    );
    await expect(remove()).rejects.toMatchObject({ code: 'NOT_IN_DEMO' });
  });
});

/** Tables that hold rows under the circle's key. */
async function tablesWith(circleId: string): Promise<string[]> {
  const { db } = server.spine.database;
  const columns = await db.execute<{ table_name: string; column_name: string }>(sql`
    select table_name, column_name from information_schema.columns
    where table_schema = current_schema() and column_name in ('circle_id', 'scope_id')`);
  const found: string[] = [];
  for (const { table_name: table, column_name: column } of columns.rows) {
    const rows = await db.execute(
      sql`select 1 from ${sql.identifier(table)} where ${sql.identifier(column)} = ${circleId} limit 1`,
    );
    if (rows.rows.length > 0) found.push(table);
  }
  return found;
}
