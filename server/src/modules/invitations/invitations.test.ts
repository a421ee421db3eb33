import { randomUUID } from 'node:crypto';
import { circleLimits, firstDefaultPermissions, type Role } from '@carecircle/contracts';
import { joiningPermissions } from '@carecircle/permissions';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Letter } from '../../mail/mail';
import type { TextMessage } from '../../sms/sms';
import { startTestServer, type TestServer } from '../../testing/start-test-server';
import type { TestCircle, TestPerson } from '../../testing/test-person';
import { eventually } from '../../testing/eventually';

const dayMs = 86_400_000;
let server: TestServer;
let ana: TestPerson;
let ben: TestPerson;
let circle: TestCircle;
let refusal: Error | null = null;
const letters: Letter[] = [];
const texts: TextMessage[] = [];
beforeAll(async () => {
  server = await startTestServer({
    mail: {
      isConfigured: true,
      async send(letter) {
        if (refusal) throw refusal;
        letters.push(letter);
      },
      close: () => undefined,
    },
    sms: { isConfigured: true, send: async (message) => void texts.push(message) },
  });
  [ana, ben] = [await server.signUp('Ana'), await server.signUp('Ben')];
});
afterAll(() => server.stop());
beforeEach(async () => {
  refusal = null;
  // Limits count by day.
  server.clock.advance(dayMs);
  circle = await ana.createCircle({ name: 'Mom' });
});

interface Invited {
  id: string;
  email: string;
}
async function invite(changes: { role?: Role; email?: string } = {}, by = ana): Promise<Invited> {
  const { email = `${randomUUID()}@example.org`, role = 'caregiver' } = changes;
  const id = randomUUID();
  const reached = { name: 'Grace', method: 'email', email, phone: null, role } as const;
  await by.call('invitations.inviteMember', { circleId: circle.id, invitationId: id, ...reached });
  return { id, email };
}
const list = (by = ana) => by.call('invitations.listInvitations', { circleId: circle.id });
async function secretsOf(id: string) {
  const found = (await list()).find(({ invitation }) => invitation.id === id);
  return { token: found?.path?.replace('/join/', '') ?? '', code: found?.code ?? '' };
}
const act = (what: 'resend' | 'revoke' | 'restore', id: string, by = ana) =>
  by.call(`invitations.${what}Invitation`, { circleId: circle.id, invitationId: id });
const accept = (person: TestPerson, secret: string) =>
  person.call('invitations.acceptInvitation', { secret });
const look = (token: string) => server.call('invitations.getInvitation', { token });
const status = async (token: string) => (await look(token)).status;

describe('CIRC-2 a personal invitation', () => {
  it('CIRC-2 is mailed with a link that admits at once, in its role, and lands in the circle', async () => {
    const { id, email } = await invite();
    await server.settled();
    const letter = letters.find(({ to }) => to === email);
    expect(letter?.subject).toBe('Ana invites you to a care circle');
    const { token } = await secretsOf(id);
    expect(letter?.text).toContain(`https://care.example/join/${token}`);
    expect(await look(token)).toEqual({
      status: 'open',
      invited: { circleName: 'Mom', inviter: 'Ana', name: 'Grace', role: 'caregiver' },
    });
    expect(await accept(ben, token)).toEqual({ circleId: circle.id });
    const { session } = await ben.call('circles.getSession', {});
    expect(session).toMatchObject({
      circle: { id: circle.id },
      member: {
        role: 'caregiver',
        status: 'active',
        permissions: joiningPermissions('caregiver', firstDefaultPermissions),
      },
    });
    expect(await list()).toEqual([]);
    const types = (await server.eventsOf(circle.id)).slice(-2).map(({ type }) => type);
    expect(types).toEqual(['member.joined', 'invitation.accepted']);
  });

  it('CIRC-2 admits by its code too, however it is typed, and whoever waits already', async () => {
    const { code } = await secretsOf((await invite()).id);
    await circle.request(ben);
    await accept(ben, ` ${code.toLowerCase()} `);
    expect(await ana.call('circles.listPendingMembers', { circleId: circle.id })).toEqual([]);
  });

  it('CIRC-2 admits one person: of ten at once, and nobody afterwards', async () => {
    const { token } = await secretsOf((await invite()).id);
    const people = await Promise.all(Array.from({ length: 5 }, () => server.signUp('Eva')));
    const answers = await Promise.allSettled(people.map((person) => accept(person, token)));
    expect(answers.filter((answer) => answer.status === 'fulfilled')).toHaveLength(1);
    expect(await status(token)).toBe('used');
    await expect(accept(ben, token)).rejects.toMatchObject({
      code: 'INVALID_STATE',
      body: { details: { status: 'used' } },
    });
  });

  it('CIRC-2 says plainly that it is over or revoked, and a made-up link is none', async () => {
    const [over, revoked] = [await invite(), await invite()];
    const [first, second] = [await secretsOf(over.id), await secretsOf(revoked.id)];
    await act('revoke', revoked.id);
    expect(await look(second.token)).toEqual({ status: 'revoked', invited: null });
    server.clock.advance(14 * dayMs);
    expect(await look(first.token)).toEqual({ status: 'expired', invited: null });
    for (const { token } of [first, second])
      await expect(accept(ben, token)).rejects.toMatchObject({ code: 'INVALID_STATE' });
    for (const made of ['a'.repeat(65), 'JOIN-AAAAAAAA'])
      await expect(accept(ben, made)).rejects.toMatchObject({ code: 'INVITE_CODE_INVALID' });
    await expect(look('a'.repeat(65))).rejects.toMatchObject({ code: 'INVITE_CODE_INVALID' });
  });

  it('CIRC-2 revoked and restored, sent again and good for its whole time', async () => {
    const { id, email } = await invite();
    const { token } = await secretsOf(id);
    await act('revoke', id);
    expect(await list()).toEqual([]);
    await act('restore', id);
    server.clock.advance(15 * dayMs);
    expect(await status(token)).toBe('expired');
    await act('resend', id);
    await server.settled();
    expect(await status(token)).toBe('open');
    expect(letters.filter(({ to }) => to === email).length).toBeGreaterThan(0);
    await accept(ben, token);
  });

  it('CIRC-2 goes to a telephone over the gateway, or to both', async () => {
    const phone = '+13125550142';
    const id = randomUUID();
    const reached = { name: '', method: 'both', email: 'both@example.org', phone } as const;
    await ana.call('invitations.inviteMember', { circleId: circle.id, invitationId: id, ...reached });
    await server.settled();
    await eventually(async () =>
      expect((await list())[0]?.invitation).toMatchObject({ mail: 'sent', sms: 'sent', method: 'both' }),
    );
    const { token } = await secretsOf(id);
    expect(texts.at(-1)).toMatchObject({ to: phone });
    expect(texts.at(-1)?.text).toContain(`https://care.example/join/${token}`);
  });

  it.each([
    ['email', { email: null, phone: null }, 'email'],
    ['phone', { email: null, phone: null }, 'phone'],
    ['both', { email: 'a@example.org', phone: null }, 'phone'],
    ['email', { email: 'a@example.org', phone: '+13125550142' }, 'phone'],
  ] as const)('CIRC-2 ALL-3 by %s needs what it goes to, and nothing more', async (method, reached, path) => {
    const input = { circleId: circle.id, invitationId: randomUUID(), name: '', method, ...reached };
    await expect(ana.call('invitations.inviteMember', input)).rejects.toMatchObject({
      fields: [{ path, code: `${path}_required` }],
    });
  });

  it('CIRC-2 shows that a letter does not arrive, at once where that is certain, and tries again elsewhere', async () => {
    const mailTo = async (email: string) =>
      (await list()).find(({ invitation }) => invitation.email === email)?.invitation.mail;
    refusal = Object.assign(new Error('No such mailbox'), { responseCode: 550 });
    const nobody = await invite();
    await server.settled();
    await eventually(async () => expect(await mailTo(nobody.email)).toBe('failed'));
    const { rows } = await server.spine.database.db.execute(
      sql`select 1 from jobs where circle_id = ${circle.id} and name = 'invitations.mail-invitation'`,
    );
    expect(rows).toEqual([]);
    refusal = new Error('connection refused');
    const { email } = await invite();
    await server.settled();
    await eventually(async () => expect(await mailTo(email)).toBe('failed'));
    refusal = null;
    server.clock.advance(60_000);
    await server.settled();
    await eventually(async () => expect(await mailTo(email)).toBe('sent'));
    expect(letters.filter(({ to }) => to === email)).toHaveLength(1);
  });

  it('CIRC-2 nobody is invited twice, nor who is here', async () => {
    const { email } = await invite();
    await expect(invite({ email })).rejects.toMatchObject({ fields: [{ path: 'email', code: 'invited' }] });
    await circle.join(ben);
    await expect(invite({ email: ben.email })).rejects.toMatchObject({ code: 'ALREADY_A_MEMBER' });
  });

  it('CIRC-2 an address gets three invitations a day, over circles and senders', async () => {
    const email = 'often@example.org';
    const once = async () => act('revoke', (await invite({ email })).id);
    for (let count = 0; count < 3; count += 1) await once();
    await expect(once()).rejects.toMatchObject({ code: 'OVER_LIMIT' });
  });

  it('CIRC-2 no secret stands in the database or the log of events', async () => {
    const { token, code } = await secretsOf((await invite()).id);
    for (const table of ['invitations', 'jobs', 'events', 'commands']) {
      const { rows } = await server.spine.database.db.execute(sql.raw(`select * from ${table}`));
      expect(JSON.stringify(rows), table).not.toMatch(new RegExp(`${token}|${code}`));
    }
  });
});

describe('CIRC-4 who may invite whom', () => {
  it('CIRC-4 needs the flag, and only admins invite admins or are told the links that make one', async () => {
    await circle.join(ben);
    await expect(invite({}, ben)).rejects.toMatchObject({ code: 'NOT_ALLOWED' });
    await expect(list(ben)).rejects.toMatchObject({ code: 'NOT_ALLOWED' });
    const { id } = await invite({ role: 'admin' });
    await server.spine.database.db.execute(sql`
      update members set permissions = permissions || '{"canInviteMembers":true}' where person_id = ${ben.id}`);
    await invite({}, ben);
    await expect(invite({ role: 'admin' }, ben)).rejects.toMatchObject({ code: 'NOT_ALLOWED' });
    const seen = (await list(ben)).find(({ invitation }) => invitation.id === id);
    expect(seen).toMatchObject({ path: null, code: null });
    for (const what of ['resend', 'revoke'] as const)
      await expect(act(what, id, ben)).rejects.toMatchObject({ code: 'NOT_ALLOWED' });
  });

  it('CIRC-4 stands as long as whoever invited may; another admin sends it again in their own name', async () => {
    await circle.join(ben, 'admin');
    const { id } = await invite({}, ben);
    const { token } = await secretsOf(id);
    await circle.remove(ben);
    expect(await status(token)).toBe('revoked');
    await act('resend', id);
    expect(await status(token)).toBe('open');
  });

  it('CIRC-2 open invitations count as members', async () => {
    const { db } = server.spine.database;
    await db.execute(sql`
      insert into invitations (circle_id, id, name, role, digest, code_digest, invited_by, invited_at, expires_at)
      select ${circle.id}, gen_random_uuid(), '', 'family', n::text, n::text, ${ana.id},
        now(), ${new Date(server.clock.now().getTime() + dayMs).toISOString()}::timestamptz
      from generate_series(1, ${circleLimits.members - 1}) n`);
    await expect(invite()).rejects.toMatchObject({ code: 'FULL' });
  });

  it('ALL-4 nothing goes out of the demo circle', async () => {
    await server.spine.database.db.execute(sql`update circles set is_demo = true where id = ${circle.id}`);
    await expect(invite()).rejects.toMatchObject({ code: 'NOT_IN_DEMO' });
  });
});
