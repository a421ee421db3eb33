import { randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { photoUrl } from '@carecircle/contracts';
import type { Page } from '@playwright/test';
import { onlyWhole } from '../../depth';
import { expect, test as base } from '../../journeys/two-people';
import type { Person } from '../../product/person';
import { addRecipient, addTask, today } from '../examples';

/** Somebody else's site on this machine: an empty page whatever is asked for. */
const test = base.extend<{ foreignPort: number }>({
  foreignPort: async ({ browserName: _browserName }, use) => {
    const server = createServer((_request, response) =>
      response.setHeader('content-type', 'text/html').end('<!doctype html><title>Elsewhere</title>'),
    );
    await once(server.listen(0, '127.0.0.1'), 'listening');
    await use((server.address() as AddressInfo).port);
    server.closeAllConnections();
    server.close();
  },
});

/** Another port is another origin that browsers take for the same site and send cookies to; another name is another site. */
const neighbours = [
  ['another port', '127.0.0.1', {}],
  ['another host', 'localhost', onlyWhole],
] as const;

for (const [what, host, depth] of neighbours) {
  test(
    `AUTH-1 a page of ${what} shows none of ours in a frame`,
    depth,
    async ({ two, product, foreignPort }) => {
      const { page } = two.ana;
      await page.goto(`http://${host}:${foreignPort}/`);
      for (const path of [
        '/dashboard',
        '/login',
        '/offline.html',
        '/standby.html',
        '/api/circles/get-session',
      ]) {
        await page.evaluate((src) => {
          const frame = Object.assign(document.createElement('iframe'), { src });
          return new Promise((resolve) => {
            frame.onload = resolve;
            document.body.replaceChildren(frame);
          });
        }, product.origin + path);
        await expect.poll(() => page.frames()[1]?.url(), path).toBe('chrome-error://chromewebdata/');
      }
    },
  );

  test(
    `AUTH-1 a page of ${what} changes and reads nothing with my session`,
    depth,
    async ({ two, product, foreignPort }) => {
      const { ana, circleId } = two;
      await addTask(ana, circleId, 'Walk the dog');
      const tasks = async () => (await ana.call('care', 'listTasks', { circleId })).tasks;
      const before = await tasks();
      await ana.page.goto(`http://${host}:${foreignPort}/`);
      const target = { url: `${product.origin}/api/care/add-task`, body: newTask(circleId) };
      const read = `${product.origin}/api/care/list-tasks?circleId=${circleId}`;
      expect(await send(ana.page, target)).toEqual([]);
      expect(await readFrom(ana.page, read)).toEqual([]);
      expect(await submitForms(ana.page, target)).toEqual([400, 400, 400]);
      expect(await tasks()).toEqual(before);

      await ana.page.goto('/offline.html');
      expect(await send(ana.page, target)).toContain(200);
      expect(await readFrom(ana.page, read)).toEqual([200]);
      expect(await tasks()).toHaveLength(before.length + 1);
    },
  );
}

test('AUTH-1 no document of ours may be framed, and no answer is taken for what it is not', async ({
  two,
  product,
}) => {
  const { ana, circleId } = two;
  const signIn = await fetch(`${product.origin}/login`);
  expectClosed('/login', Object.fromEntries(signIn.headers));
  for (const path of await addressesOfEachKind(ana, circleId))
    expectClosed(path, (await ana.context.request.get(path, { maxRedirects: 0 })).headers());
});

function expectClosed(path: string, headers: Record<string, string>): void {
  expect(headers['x-content-type-options'], path).toBe('nosniff');
  expect(headers['cross-origin-resource-policy'], path).toBe('same-origin');
  expect(headers, path).not.toHaveProperty('access-control-allow-origin');
  if (isPart(path)) return;
  expect(headers['content-security-policy'], path).toContain("frame-ancestors 'none'");
  if (path !== '/offline.html') expect(headers['x-frame-options'], path).toBe('DENY');
}

/** A file that only a page of ours can use. */
const isPart = (path: string) => path.startsWith('/assets/');

async function addressesOfEachKind(ana: Person, circleId: string): Promise<string[]> {
  const recipientId = await addRecipient(ana, circleId, 'Rosa');
  const photo = (await ana.page.screenshot({ type: 'jpeg' })).toString('base64');
  const recipient = await ana.call('circles', 'setRecipientPhoto', { circleId, recipientId, photo });
  const link = { circleId, linkId: randomUUID(), recipientId, hours: 24 as const };
  await ana.call('care', 'addCheckInLink', link);
  const [checkIn] = await ana.call('care', 'listCheckInLinks', { circleId });
  const token = randomBytes(32).toString('base64url');
  await ana.call('care', 'addCalendarFeed', { circleId, feedId: randomUUID(), token, level: 'full' });
  const page = await (await ana.context.request.get('/dashboard')).text();
  return [
    ...['/dashboard', '/tasks', '/login', '/nowhere', '/offline.html', '/standby.html', checkIn?.path ?? ''],
    ...[
      '/health',
      '/ready',
      '/api/openapi.json',
      `/api/care/list-tasks?circleId=${circleId}`,
      '/api/nothing',
    ],
    ...[photoUrl('recipient', recipient) ?? '', `/feeds/${token}.ics`, '/releases/chosen.json'],
    ...(/\/assets\/[^"]+\.js/.exec(page) ?? []),
  ];
}

interface Target {
  url: string;
  body: object;
}

const newTask = (circleId: string) => ({
  ...{ commandId: randomUUID(), circleId, taskId: randomUUID(), title: 'Forged', description: '' },
  ...{ recipientId: null, assigneeId: null, dueDate: today(), dueTime: null },
});

/** Sends it in every way that a program in a page can; gives the status of each answer that the page may read. */
function send(page: Page, target: Target): Promise<number[]> {
  return page.evaluate(async ({ url, body }) => {
    const ways = [
      { headers: { 'content-type': 'application/json' } },
      { headers: { 'content-type': 'text/plain' } },
      { mode: 'no-cors' as const },
    ];
    const statuses: number[] = [];
    for (const way of ways) {
      const init = { method: 'POST', credentials: 'include' as const, body: JSON.stringify(body), ...way };
      await fetch(url, init).then(
        ({ status }) => statuses.push(status),
        () => undefined,
      );
    }
    return statuses;
  }, target);
}

function readFrom(page: Page, url: string): Promise<number[]> {
  return page.evaluate(
    (address) =>
      fetch(address, { credentials: 'include' }).then(
        ({ status }) => [status],
        () => [],
      ),
    url,
  );
}

/** Opens the answers of forms of each kind in place of the page, as a click of mine would; gives their status. */
async function submitForms(page: Page, target: Target): Promise<number[]> {
  const from = page.url();
  const statuses: number[] = [];
  for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data']) {
    await page.goto(from);
    const answer = page.waitForResponse(target.url);
    await page.evaluate(
      ({ url, body, enctype }) => {
        const form = Object.assign(document.createElement('form'), { action: url, method: 'post', enctype });
        const text = JSON.stringify(body);
        // What is sent as plain text ends up as JSON: {"…":"=…"}.
        const [name, value] = [text.slice(0, -1) + ',"', '":0}'];
        form.append(Object.assign(document.createElement('input'), { name, value }));
        document.body.append(form);
        form.submit();
      },
      { ...target, enctype: type },
    );
    statuses.push((await answer).status());
    await page.waitForURL(target.url);
  }
  return statuses;
}
