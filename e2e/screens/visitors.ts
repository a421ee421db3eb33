import { randomUUID } from 'node:crypto';
import { operationPath } from '@carecircle/contracts/api';
import { expect, type Browser, type BrowserContext } from '@playwright/test';
import { circleOfTwo, signUp, type Person } from '../product/person';
import { startProduct, type Product } from '../product/start-product';
import { addRecipient } from '../resilience/examples';
import type { Screen, State } from './screens';

type SignedIn = Awaited<ReturnType<BrowserContext['storageState']>>;

/** Who looks at screens; what they are signed in with serves any number of browsers. */
interface Visitors {
  stranger: undefined;
  newcomer: SignedIn;
  /** A member of the demo circle. */
  demo: SignedIn;
  /** The admin of two circles in which nothing was done yet. */
  beginner: SignedIn;
  /** A member of a circle that has an open alert. */
  alarmed: SignedIn;
  /** A member whom the circle cares for; the other one has shared a telephone number. */
  caredFor: SignedIn;
}

/** A product with the demo, and everybody who looks at its screens. */
export interface Shown {
  product: Product;
  visitors: Visitors;
}

export async function showVisitors(browser: Browser): Promise<Shown> {
  const product = await startProduct({ DEMO: 'on' });
  const [newcomer, demo, beginner, alarmed, caredFor] = await Promise.all([
    signUp(browser, product, 'Nora').then(keep),
    enterDemo(browser, product),
    signUp(browser, product, 'Bea').then(withCircles('Rosa', 'Hugo')).then(keep),
    signUp(browser, product, 'Ada').then(withCircles('Rosa')).then(withAlert).then(keep),
    circleOfTwo(browser, product).then(inCare).then(keep),
  ]);
  return { product, visitors: { stranger: undefined, newcomer, demo, beginner, alarmed, caredFor } };
}

/** Which visitor sees a screen in a state. */
export function visitorOf({ visitor }: Screen, state: State): keyof Visitors {
  if (visitor !== 'member') return visitor;
  return state === 'empty' ? 'beginner' : 'demo';
}

async function keep({ context }: Person): Promise<SignedIn> {
  const state = await context.storageState();
  await context.close();
  return state;
}

// The demo circle of a new installation is made first, which may take longer on a busy machine than a page waits.
async function enterDemo(browser: Browser, { origin }: Product): Promise<SignedIn> {
  const context = await browser.newContext();
  const path = operationPath('account', 'signInToDemo');
  const data = { commandId: randomUUID() };
  const answer = await context.request.post(`${origin}/api${path}`, {
    data,
    headers: { origin },
    timeout: 0,
  });
  expect(answer.ok(), await answer.text()).toBe(true);
  const state = await context.storageState();
  await context.close();
  return state;
}

async function inCare({ ana, ben, circle }: Awaited<ReturnType<typeof circleOfTwo>>): Promise<Person> {
  await ana.call('account', 'editAccount', { changes: { phone: '+13125550142' } });
  await addRecipient(ana, circle.id, 'Benito', { memberId: ben.id, decisionMakerIds: [ana.id] });
  await ana.context.close();
  return ben;
}

function withCircles(...names: string[]) {
  return async (person: Person): Promise<Person> => {
    for (const name of names)
      await person.call('circles', 'createCircle', {
        newCircleId: randomUUID(),
        name,
        timeZone: 'America/Chicago',
      });
    return person;
  };
}

async function withAlert(person: Person): Promise<Person> {
  const { session } = await person.call('circles', 'getSession', {});
  const circleId = session?.circle?.id ?? '';
  const alert = { alertId: randomUUID(), type: 'fall' as const, message: '', location: null };
  await person.call('emergency', 'armAlert', { circleId, ...alert });
  const isOpen = async () => {
    const { alerts } = await person.call('emergency', 'listAlerts', { circleId });
    return alerts.some(({ status }) => status === 'active');
  };
  await expect.poll(isOpen, { timeout: 30_000 }).toBe(true);
  return person;
}
