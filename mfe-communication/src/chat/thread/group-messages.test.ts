import { expect, it } from 'vitest';
import { exampleMessage } from '../../testing/example-message';
import { groupMessages } from './group-messages';

const dayOf = (instant: string) => instant.slice(0, 10);

it('CHAT-1 groups by day, by sender, and after a pause', () => {
  const messages = [
    exampleMessage({ sequence: 1, sentAt: '2026-11-20T23:59:00.000Z' }),
    exampleMessage({ sequence: 2, sentAt: '2026-11-21T00:01:00.000Z' }),
    exampleMessage({ sequence: 3, sentAt: '2026-11-21T00:02:00.000Z' }),
    exampleMessage({ sequence: 4, sentAt: '2026-11-21T00:03:00.000Z', senderId: 'ana' }),
    exampleMessage({ sequence: 5, sentAt: '2026-11-21T00:30:00.000Z', senderId: 'ana' }),
  ];
  const days = groupMessages(messages, dayOf);
  expect(
    days.map(({ day, runs }) => [day, runs.map((run) => run.messages.map(({ sequence }) => sequence))]),
  ).toEqual([
    ['2026-11-20', [[1]]],
    ['2026-11-21', [[2, 3], [4], [5]]],
  ]);
});
