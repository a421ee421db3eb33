import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect, open, test } from '../journeys/two-people';
import type { Person } from '../product/person';

const rounds = 6;

test.describe.configure({ timeout: 240_000 });

test('CHAT-3 what the server acknowledged before it was killed is there exactly once, and retries double nothing', async ({
  two,
  product,
}) => {
  const { ana, ben, circleId } = two;
  const acknowledged = new Set<string>();
  const unanswered: Sending[] = [];
  for (let round = 1; round <= rounds; round += 1) {
    const senders = [ana, ben].map((person) => sendUntilItFails(person, circleId, acknowledged));
    // Each round dies after another number of answers, so at another moment of a write.
    const wanted = acknowledged.size + round * 3;
    await expect.poll(() => acknowledged.size, { intervals: [5] }).toBeGreaterThanOrEqual(wanted);
    await product.kill();
    unanswered.push(...(await Promise.all(senders)));
    await product.restart();
  }
  const kept = await allMessages(ben, circleId);
  expect(kept.filter((id) => acknowledged.has(id)).sort()).toEqual([...acknowledged].sort());

  for (const { person, input } of unanswered) await person.call('communication', 'sendMessage', input);
  const sent = [...acknowledged, ...unanswered.map(({ input }) => input.messageId)];
  expect((await allMessages(ana, circleId)).sort()).toEqual(sent.sort());
});

test('MFE-7 CHAT-3 pages that were open while the server was killed go on live, without reload', async ({
  two,
  product,
}) => {
  const [mine, theirs] = (await Promise.all([open('/chat', two.ana), open('/chat', two.ben)])).flat() as [
    Page,
    Page,
  ];
  await write(mine, 'Before the fall');
  await expect(theirs.getByText('Before the fall').first()).toBeVisible();

  await product.kill();
  await write(mine, 'While it lies');
  await expect(mine.getByText('While it lies').first()).toBeVisible();
  await product.restart();
  await expect(theirs.getByText('While it lies').first()).toBeVisible({ timeout: 60_000 });
  await write(theirs, 'After the fall');
  await expect(mine.getByText('After the fall').first()).toBeVisible({ timeout: 60_000 });

  const { messages } = await two.ana.call('communication', 'listMessages', { circleId: two.circleId });
  expect(messages.map(({ text }) => text)).toEqual(['Before the fall', 'While it lies', 'After the fall']);
  for (const page of [mine, theirs]) await expect(page.locator('html[data-not-reloaded]')).toBeVisible();
});

interface Sending {
  person: Person;
  input: { circleId: string; commandId: string; messageId: string; recipientId: null; text: string };
}

/** Sends one message after the other; gives the one that never got its answer. */
async function sendUntilItFails(
  person: Person,
  circleId: string,
  acknowledged: Set<string>,
): Promise<Sending> {
  for (let count = 1; ; count += 1) {
    const text = `${person.name} writes ${count}`;
    const input = { circleId, commandId: randomUUID(), messageId: randomUUID(), recipientId: null, text };
    try {
      await person.call('communication', 'sendMessage', input);
    } catch {
      return { person, input };
    }
    acknowledged.add(input.messageId);
  }
}

async function allMessages(person: Person, circleId: string): Promise<string[]> {
  const ids: string[] = [];
  let before: number | undefined;
  do {
    const above = before === undefined ? {} : { before };
    const page = await person.call('communication', 'listMessages', { circleId, ...above });
    ids.push(...page.messages.map(({ id }) => id));
    before = page.before ?? undefined;
  } while (before !== undefined);
  return ids;
}

async function write(page: Page, text: string): Promise<void> {
  const composer = page.getByRole('textbox', { name: /message/i });
  await composer.fill(text);
  await composer.press('Enter');
}
