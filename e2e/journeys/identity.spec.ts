import { createServer } from 'node:net';
import { defaultSessionTimeout, legalVersion } from '@carecircle/contracts';
import type { CDPSession, Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { onlyWhole } from '../depth';
import { expect, test as base } from '../base-test';
import { lettersTo } from '../product/letters';
import { runOpenId, type OpenId } from '../product/run-open-id';
import { signInAt, signUp, type Person } from '../product/person';
import { startProduct, type Product } from '../product/start-product';

const supportEmail = 'operators@care.test';

interface Installation {
  product: Product;
  provider: OpenId;
}

/** A product that has Google sign-in, with a real provider beside it, and somebody who answers questions. */
let installation: Installation;

const test = base.extend<{ ana: Person }>({
  ana: async ({ browser }, use) => {
    const ana = await signUp(browser, installation.product, 'Ana');
    await ana.call('circles', 'createCircle', {
      ...{ newCircleId: crypto.randomUUID(), name: 'Morales' },
      ...{ timeZone: 'America/Chicago', currency: 'USD' },
    });
    await use(ana);
    await ana.context.close();
  },
});

test.beforeAll(async () => {
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const provider = await runOpenId(`${origin}/api/account/google/callback`);
  const product = await startProduct({
    ...{ PORT: String(port), PUBLIC_URL: origin, SUPPORT_EMAIL: supportEmail },
    ...{ GOOGLE_CLIENT_ID: provider.clientId, GOOGLE_CLIENT_SECRET: provider.clientSecret },
    GOOGLE_ISSUER: provider.issuer,
  });
  installation = { product: { ...product, origin }, provider };
});
test.afterAll(async () => {
  await installation.product.dispose();
  await installation.provider.stop();
});

const password = 'correct horse';

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });
}

/** A device that knows its owner by finger or face, as Chromium plays it. */
async function addAuthenticator(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      ...{ protocol: 'ctap2', transport: 'internal', hasResidentKey: true },
      ...{ hasUserVerification: true, isUserVerified: true, automaticPresenceSimulation: true },
    },
  });
  return session;
}

async function signOut(page: Page): Promise<void> {
  await page.goto('/more');
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect(page).toHaveURL(/\/login/);
}

test('AUTH-5 SET-4 the biometric switch makes a passkey for this device, which signs in without a password', async ({
  ana: { page },
}) => {
  await addAuthenticator(page);
  await page.goto('/more/app-settings');
  const biometric = page.getByRole('switch', { name: 'Biometric authentication' });
  await page.getByText('Biometric authentication', { exact: true }).click();
  await page.getByLabel('Current password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Turn on' }).click();
  await expect(biometric).toBeChecked();
  await signOut(page);
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(page).not.toHaveURL(/\/login/);
  await page.goto('/more/app-settings');
  await expect(biometric).toBeChecked();
  await page.getByText('Biometric authentication', { exact: true }).click();
  await expect(biometric).not.toBeChecked();
});

test(
  'AUTH-5 signing in asks for the second step, and a wrong code is refused at its field',
  onlyWhole,
  async ({ ana }) => {
    const { page, call } = ana;
    const { key } = await call('account', 'beginTwoFactor', { password });
    const totp = new TOTP({ secret: Secret.fromBase32(key), algorithm: 'SHA1', digits: 6, period: 30 });
    const { recoveryCodes } = await call('account', 'confirmTwoFactor', { code: totp.generate() });
    await page.goto('/more');
    await signOut(page);
    await page.getByLabel('Email').fill(ana.email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    const code = page.getByLabel('Code', { exact: true });
    await code.fill('000000');
    await page.locator('#second-step').getByRole('button', { name: 'Sign In', exact: true }).click();
    await expect(code).toHaveAttribute('aria-invalid', 'true');
    await code.fill(recoveryCodes[0] ?? '');
    await page.locator('#second-step').getByRole('button', { name: 'Sign In', exact: true }).click();
    await expect(page).not.toHaveURL(/\/login/);
  },
);

test('AUTH-2 somebody signs up with Google, comes back with it, and cancels once', async ({ browser }) => {
  const { product, provider } = installation;
  const context = await browser.newContext({ baseURL: product.origin });
  const page = await context.newPage();
  const email = `grace-${Date.now()}@example.test`;
  await provider.expectVisitor({
    account: { sub: email, email, email_verified: true, name: 'Grace Lee' },
  });
  await page.goto('/signup');
  await expect(page.getByRole('link', { name: 'Sign up with Google' })).toHaveAttribute(
    'href',
    `/api/account/google?terms=${legalVersion}`,
  );
  await page.getByRole('link', { name: 'Sign up with Google' }).click();
  await expect(page).toHaveURL(/\/onboarding/);
  // The provider forgets its visitor too, or it would ask nothing. A page that loses its session goes to the sign-in by itself.
  await page.goto('about:blank');
  await context.clearCookies();
  await provider.expectVisitor({ isCancelled: true });
  await page.goto('/login');
  await page.getByRole('link', { name: 'Continue with Google' }).click();
  await expect(page.getByRole('status')).toHaveText('Signing in with Google was cancelled.');
  await provider.expectVisitor({ isCancelled: false });
  await page.getByRole('link', { name: 'Continue with Google' }).click();
  await expect(page).toHaveURL(/\/onboarding/);
  await context.close();
});

test('SET-5 a question is found, and a message reaches the operators', onlyWhole, async ({ ana }) => {
  const { product } = installation;
  const { page } = ana;
  await page.goto('/more');
  await page.getByRole('link', { name: /Help & Support/ }).click();
  await page.getByRole('searchbox').fill('ambulance');
  await page.getByRole('button', { name: 'Does the red button call an ambulance?' }).click();
  await expect(page.getByText(/It alerts your circle/)).toBeVisible();
  await page.getByRole('link', { name: /Live Chat/ }).click();
  const text = `The calendar shows Tuesday twice (${ana.id}).`;
  await page.getByLabel('Your message').fill(text);
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByText('Sent', { exact: true })).toBeVisible();
  const letter = lettersTo(product, supportEmail).find((each) => each.includes(ana.id));
  expect(letter).toContain(`Reply-To: ${ana.email}`);
});

test(
  'AUTH-5 a session that nobody uses is asked about, ends in all tabs, and keeps what was being written',
  onlyWhole,
  async ({ ana }) => {
    const { page, context } = ana;
    const other = await context.newPage();
    await page.clock.install();
    await page.goto('/more/help/contact');
    await page.getByLabel('Your message').fill('Half a thought');
    await other.goto('/dashboard');
    await page.clock.runFor(10_000);
    await page.clock.fastForward((defaultSessionTimeout - 1) * 60_000);
    const question = page.getByRole('alertdialog', { name: 'Are you still there?' });
    await expect(question).toBeVisible();
    await question.getByRole('button', { name: 'Stay signed in' }).click();
    await expect(question).toBeHidden();
    await page.clock.fastForward((defaultSessionTimeout - 1) * 60_000 + 5_000);
    await expect(question).toBeVisible();
    await page.clock.runFor(61_000);
    await expect(page.getByText('You were signed out because no one used this device')).toBeVisible();
    await expect(other).toHaveURL(/\/login/);
    await signInAt(page, ana);
    await expect(page).toHaveURL(/\/more\/help\/contact/);
    await expect(page.getByLabel('Your message')).toHaveValue('Half a thought');
  },
);
