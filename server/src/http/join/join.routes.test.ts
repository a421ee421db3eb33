import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/start-test-server';
import type { TestCircle, TestPerson } from '../../testing/test-person';

let server: TestServer;
let ana: TestPerson;
let ben: TestPerson;
let circle: TestCircle;
beforeAll(async () => {
  server = await startTestServer();
  [ana, ben] = [await server.signUp('Ana'), await server.signUp('Ben')];
  circle = await ana.createCircle({ name: '<b>Mom</b>' });
});
afterAll(() => server.stop());

async function invite(): Promise<{ path: string; id: string }> {
  const id = randomUUID();
  const reached = { name: 'Grace', method: 'email', email: `${id}@example.org`, phone: null } as const;
  await ana.call('invitations.inviteMember', { circleId: circle.id, invitationId: id, ...reached });
  const found = await ana.call('invitations.listInvitations', { circleId: circle.id });
  return { id, path: found.find(({ invitation }) => invitation.id === id)?.path ?? '' };
}
const open = (url: string, person?: TestPerson, headers = {}) =>
  server.app.inject({ url, headers: { ...(person && { cookie: person.cookie }), ...headers } });
const press = (url: string, person?: TestPerson, headers = {}) =>
  server.app.inject({
    ...{ method: 'POST', url, payload: '' },
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      ...(person && { cookie: person.cookie }),
      ...headers,
    },
  });

describe('CIRC-2 the page of an invitation', () => {
  it('CIRC-2 SHELL-1 leads a stranger to sign up or in and back, and whoever is in into the circle', async () => {
    const { path } = await invite();
    const stranger = await open(path);
    expect(stranger.body).toContain('Ana invites you to the care circle “&lt;b&gt;Mom&lt;/b&gt;”');
    const to = encodeURIComponent(path);
    for (const way of ['/signup', '/login']) expect(stranger.body).toContain(`href="${way}?to=${to}"`);
    expect(stranger.headers['x-robots-tag']).toBe('noindex, nofollow');
    expect((await open(path, ben)).body).toContain('You are signed in as Ben');
    expect((await press(path)).body).toContain('/signup?to=');
    const joined = await press(path, ben);
    expect([joined.statusCode, joined.headers.location]).toEqual([303, '/dashboard']);
    const { session } = await ben.call('circles.getSession', {});
    expect(session).toMatchObject({ circle: { id: circle.id }, member: { role: 'family' } });
    const used = await open(path);
    expect([used.statusCode, used.body]).toEqual([410, expect.stringContaining('has been used')]);
    expect((await press(path, ben)).body).toContain('You are already a member');
  });

  it('CIRC-2 says that it was taken back, has expired, or is none, without a name', async () => {
    const [revoked, expired] = [await invite(), await invite()];
    await ana.call('invitations.revokeInvitation', { circleId: circle.id, invitationId: revoked.id });
    const taken = await open(revoked.path);
    expect([taken.statusCode, taken.body]).toEqual([410, expect.stringContaining('was withdrawn')]);
    expect(taken.body).not.toMatch(/Mom|Ana|Grace/);
    server.clock.advance(14 * 86_400_000);
    expect((await open(expired.path, ben)).body).toContain('has expired');
    for (const made of [`/join/${'a'.repeat(65)}`, '/join/x'])
      expect((await open(made)).statusCode).toBe(404);
  });

  it('CIRC-2 another site cannot press its button with somebody’s session', async () => {
    const { path } = await invite();
    const eva = await server.signUp('Eva');
    const answer = await press(path, eva, { origin: 'https://evil.example', host: 'care.example' });
    expect(answer.statusCode).toBe(403);
    expect((await eva.call('circles.getSession', {})).session?.circle).toBeNull();
  });

  it('SET-4 speaks the reader’s language', async () => {
    const { path } = await invite();
    expect((await open(path, undefined, { 'accept-language': 'de' })).body).toContain('Sie sind eingeladen');
  });
});
