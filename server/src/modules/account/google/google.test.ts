import { legalVersion } from '@carecircle/contracts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createGoogleSignIn } from '../../../google/create-google-sign-in';
import { startOpenIdProvider, type OpenIdProvider } from '../../../testing/partners/open-id-provider';
import { startTestServer, type TestServer } from '../../../testing/start-test-server';
import { cookieOf, personOf, type TestPerson } from '../../../testing/test-person';

const origin = 'https://care.example';
const redirectUri = `${origin}/api/account/google/callback`;
const startUrl = '/api/account/google';
const signUpUrl = `${startUrl}?terms=${legalVersion}`;

let provider: OpenIdProvider;
let server: TestServer;
beforeAll(async () => {
  provider = await startOpenIdProvider(redirectUri);
  const google = createGoogleSignIn({ ...provider, redirectUri });
  server = await startTestServer({ google });
});
afterAll(async () => {
  await server.stop();
  await provider.stop();
});

let turn = 0;
beforeEach(() => {
  turn += 1;
  const email = `ana${turn}@example.org`;
  provider.account = { sub: `google-${turn}`, email, email_verified: true, name: 'Ana Morales' };
  provider.isCancelled = false;
});

interface Answer {
  location: string;
  cookie: string;
}

/** One request to our own server, as a browser that follows no redirect. */
async function visit(url: string, cookie = ''): Promise<Answer> {
  const answer = await server.app.inject({ url, headers: { cookie } });
  expect(answer.statusCode).toBe(303);
  return { location: String(answer.headers.location), cookie: cookieOf(answer.headers) };
}

/** What a browser does at the provider, until it is sent back to us; gives the address there. */
async function atProvider(url: string): Promise<string> {
  const jar = new Map<string, string>();
  for (let at = url; ;) {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await fetch(at, { redirect: 'manual', headers: { cookie } });
    for (const line of answer.headers.getSetCookie()) {
      const [pair = ''] = line.split(';');
      jar.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1));
    }
    const next = answer.headers.get('location');
    if (!next) throw new Error(`${answer.status} ${await answer.text()}`);
    at = new URL(next, at).href;
    if (at.startsWith(redirectUri)) return at.slice(origin.length);
  }
}

/** The whole way; the cookie is that of the session, where one was opened. */
async function signInWithGoogle(start = startUrl, cookie = ''): Promise<Answer> {
  const begun = await visit(start, cookie);
  const back = await atProvider(begun.location);
  return visit(back, [cookie, begun.cookie].filter(Boolean).join('; '));
}

async function idOf(cookie: string): Promise<string> {
  const who = personOf(server.app, { id: '', name: '', email: '', password: '', cookie });
  const { session } = await who.call('circles.getSession', {});
  return session?.person.id ?? '';
}

async function connected(): Promise<TestPerson> {
  const ana = await server.signUp('Ana');
  const { sendOperation } = await import('../../../testing/call-operation');
  const begun = await sendOperation(
    server.app,
    'account.beginGoogleLink',
    { password: ana.password },
    { cookie: ana.cookie },
  );
  const back = await atProvider(begun.json<{ url: string }>().url);
  const answer = await visit(back, `${ana.cookie}; ${cookieOf(begun.headers)}`);
  expect(answer.location).toBe('/more/account?google=connected');
  return ana;
}

describe('AUTH-2 Google sign-in against a real OpenID provider', () => {
  it('AUTH-2 makes an account with a proved address once the terms are accepted, and opens it from then on', async () => {
    const made = await signInWithGoogle(signUpUrl);
    expect(made.location).toBe('/onboarding');
    const id = await idOf(made.cookie);
    const who = personOf(server.app, { id, name: '', email: '', password: '', cookie: made.cookie });
    expect(await who.call('account.getAccount', {})).toMatchObject({
      ...{ name: 'Ana Morales', email: provider.account.email, emailVerified: true },
    });
    expect(await who.call('account.getSecurity', {})).toMatchObject({
      google: 'connected',
      hasPassword: false,
    });
    const again = await signInWithGoogle(`${startUrl}?to=%2Fcalendar`);
    expect(again.location).toBe('/calendar');
    expect(await idOf(again.cookie)).toBe(id);
    expect((await who.call('account.listSignIns', {})).map(({ method }) => method)).toContain('google');
  });

  it('AUTH-1 AUTH-2 makes no account where no terms were shown', async () => {
    expect((await signInWithGoogle()).location).toBe('/signup?google=unknown');
  });

  it('AUTH-2 an address alone opens no account that is there already', async () => {
    const ana = await server.signUp('Ana');
    provider.account.email = ana.email;
    for (const start of [startUrl, signUpUrl]) {
      const answer = await signInWithGoogle(start);
      expect(answer.location).toBe('/login?google=exists');
      expect(answer.cookie).not.toContain('session');
    }
    expect(await ana.call('account.getSecurity', {})).toMatchObject({ google: 'not-connected' });
  });

  it('AUTH-2 its owner connects it, signed in and by password, gets a mail about it, and comes in with it', async () => {
    const ana = await connected();
    await server.settled();
    const subjects = server.letters.filter(({ to }) => to === ana.email).map(({ subject }) => subject);
    expect(subjects).toContain('Google was connected');
    const answer = await signInWithGoogle();
    expect(await idOf(answer.cookie)).toBe(ana.id);
    await ana.call('account.endGoogleLink', { password: ana.password });
    expect((await signInWithGoogle()).location).toBe('/signup?google=unknown');
  });

  it('AUTH-2 nobody connects it without the password, or one that is somebody else’s', async () => {
    const ana = await connected();
    const ben = await server.signUp('Ben');
    await expect(ben.call('account.beginGoogleLink', { password: 'guess' })).rejects.toMatchObject({
      code: 'WRONG_CREDENTIALS',
    });
    const { sendOperation } = await import('../../../testing/call-operation');
    const begun = await sendOperation(
      server.app,
      'account.beginGoogleLink',
      { password: ben.password },
      { cookie: ben.cookie },
    );
    const back = await atProvider(begun.json<{ url: string }>().url);
    const bens = `${ben.cookie}; ${cookieOf(begun.headers)}`;
    expect((await visit(back, bens)).location).toBe('/more/account?google=taken');
    // Somebody else's browser cannot finish what one has begun.
    expect((await visit(back, `${ana.cookie}; ${cookieOf(begun.headers)}`)).location).toBe(
      '/more/account?google=failed',
    );
  });

  it('AUTH-2 AUTH-5 asks for the second step where the account has one', async () => {
    const ana = await connected();
    const { key } = await ana.call('account.beginTwoFactor', { password: ana.password });
    const { Secret, TOTP } = await import('otpauth');
    const totp = new TOTP({ secret: Secret.fromBase32(key), algorithm: 'SHA1', digits: 6, period: 30 });
    const code = () => totp.generate({ timestamp: server.clock.now().getTime() });
    await ana.call('account.confirmTwoFactor', { code: code() });
    const answer = await signInWithGoogle();
    const [, ticket = ''] = /^\/login\?google=code#(.+)$/.exec(answer.location) ?? [];
    expect(answer.cookie).not.toContain('session');
    server.clock.advance(60_000);
    expect(await server.call('account.finishSignIn', { ticket, code: code() })).toEqual({ personId: ana.id });
  });

  it('AUTH-2 an address that the provider does not stand by is refused', async () => {
    provider.account.email_verified = false;
    expect((await signInWithGoogle(signUpUrl)).location).toBe('/login?google=unverified');
  });

  it('AUTH-2 a person who cancels is back at the sign-in page', async () => {
    provider.isCancelled = true;
    expect((await signInWithGoogle()).location).toBe('/login?google=cancelled');
  });

  it('AUTH-2 an answer counts once, in the browser that asked for it, and for fifteen minutes', async () => {
    const begun = await visit(signUpUrl);
    const back = await atProvider(begun.location);
    expect((await visit(back)).location).toBe('/login?google=failed');
    const otherState = back.replace(/state=[^&]+/, 'state=made-up');
    expect((await visit(otherState, begun.cookie)).location).toBe('/login?google=failed');
    expect((await visit(back, begun.cookie)).location).toBe('/onboarding');
    expect((await visit(back, begun.cookie)).location).toBe('/login?google=failed');
    const late = await visit(startUrl);
    const lateBack = await atProvider(late.location);
    server.clock.advance(16 * 60_000);
    expect((await visit(lateBack, late.cookie)).location).toBe('/login?google=failed');
  });
});

it('AUTH-2 where it is not set up, and while the provider is down, the page says so', async () => {
  const bare = await startTestServer();
  const answer = await bare.app.inject({ url: startUrl });
  expect(answer.headers.location).toBe('/login?google=unconfigured');
  await bare.stop();
  const away = await startTestServer({
    google: createGoogleSignIn({ ...provider, issuer: 'http://127.0.0.1:9', redirectUri }),
  });
  expect((await away.app.inject({ url: signUpUrl })).headers.location).toBe('/signup?google=unreachable');
  await away.stop();
});
