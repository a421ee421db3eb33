import { expect, it } from 'vitest';
import { exampleMessage } from '../../testing/example-message';
import { likelyHeight, threadRows } from './thread-rows';

const dayOf = (instant: string) => instant.slice(0, 10);
const two = [
  exampleMessage({ sequence: 1, sentAt: '2026-11-20T23:59:00.000Z' }),
  exampleMessage({ sequence: 2, sentAt: '2026-11-21T00:01:00.000Z' }),
];

it('CHAT-1 each message is a line of its own below its day, and knows where its run begins and ends', () => {
  const rows = threadRows(
    [...two, exampleMessage({ sequence: 3, sentAt: '2026-11-21T00:02:00.000Z' })],
    dayOf,
  );
  expect(rows.map((row) => (row.kind === 'day' ? row.day : [row.place, row.isFirst, row.isLast]))).toEqual([
    '2026-11-20',
    [1, true, true],
    '2026-11-21',
    [2, true, false],
    [3, false, true],
  ]);
});

it('CHAT-1 a line keeps its key when older ones are put above it, so that the thread stays where it is', () => {
  const [, second] = two;
  const keys = new Set(threadRows(two, dayOf).map(({ key }) => key));
  for (const { key } of threadRows(second ? [second] : [], dayOf)) expect(keys).toContain(key);
});

it('CHAT-2 a picture has its height before it has come', () => {
  const file = { name: 'Rash.jpg', sizeBytes: 9, contentType: 'image/jpeg' as const };
  const message = exampleMessage({ text: '', file: { kind: 'image', ...file, width: 520, height: 400 } });
  const [, row] = threadRows([message], dayOf);
  expect(likelyHeight(row)).toBe(44 + 64 + 200);
});
