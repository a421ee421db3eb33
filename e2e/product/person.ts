import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { legalVersion } from '@carecircle/contracts';
import { operationPath, type ApiInputs, type ApiOutputs } from '@carecircle/contracts/api';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import type { Product } from './start-product';

/** Somebody with a browser of their own. */
export interface Person {
  name: string;
  id: string;
  email: string;
  context: BrowserContext;
  page: Page;
  call<A extends keyof ApiInputs, N extends keyof ApiInputs[A] & keyof ApiOutputs[A] & string>(
    area: A,
    name: N,
    input: Omit<ApiInputs[A][N], 'commandId'>,
  ): Promise<ApiOutputs[A][N]>;
}

const password = 'correct horse';

/** Signs somebody in at the sign-in page, and waits for the page that they wanted, or only until its first bytes have come. */
export async function signInAt(
  page: Page,
  { email }: Person,
  waitUntil: 'load' | 'commit' = 'load',
): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await page.waitForURL((url) => url.pathname !== '/login', { waitUntil });
}

/** Signs somebody up through the real operation; the cookie is then in their browser. */
export async function signUp(
  browser: Browser,
  product: Product,
  name: string,
  email = `${name.toLowerCase()}-${randomUUID().slice(0, 8)}@example.test`,
): Promise<Person> {
  const context = await browser.newContext({ baseURL: product.origin });
  const call: Person['call'] = async (area, operation, input) => {
    const path = `/api${operationPath(area, operation)}`;
    const isQuery = /^(get|list)/.test(operation);
    const data = { commandId: randomUUID(), ...input };
    const send = () =>
      isQuery
        ? context.request.get(path, { params: input as Record<string, string> })
        : context.request.post(path, { data, headers: { origin: product.origin } });
    let answer = await send();
    // On a quick machine more people sign up within a minute than one address may.
    for (; operation === 'signUp' && answer.status() === 429; answer = await send())
      await wait(Number(answer.headers()['retry-after']) * 1_000);
    if (!answer.ok()) throw new Error(`${area}.${operation}: ${answer.status()} ${await answer.text()}`);
    return answer.json();
  };
  const { personId } = await call('account', 'signUp', {
    name,
    email,
    password,
    acceptedLegalVersion: legalVersion,
  });
  return { name, id: personId, email, context, page: await context.newPage(), call };
}

/** Ana's new circle, and Ben admitted to it. */
export async function circleOfTwo(browser: Browser, product: Product) {
  const ana = await signUp(browser, product, 'Ana');
  const ben = await signUp(browser, product, 'Ben');
  const circle = await ana.call('circles', 'createCircle', {
    newCircleId: randomUUID(),
    name: 'Rosa',
    timeZone: 'America/Chicago',
  });
  // By default nobody new may upload; what is told of two people is told of family with its whole preset.
  const changes = { canUploadDocuments: true };
  await ana.call('circles', 'changeDefaultPermissions', { circleId: circle.id, changes });
  const { inviteCode } = await ana.call('circles', 'getInviteCode', { circleId: circle.id });
  await ben.call('circles', 'joinCircle', { inviteCode });
  await ana.call('circles', 'admitMember', { circleId: circle.id, memberId: ben.id });
  return { ana, ben, circle };
}
