import { expect, it } from 'vitest';
import { exampleMessage } from '../../testing/example-message';
import { messagesOfPages, upsertMessage, upsertReadMark, type MessagePage } from './apply-message-event';

const pages: MessagePage[] = [
  { messages: [exampleMessage({ sequence: 3 })], before: 3, readMarks: [{ memberId: 'ben', sequence: 3 }] },
  {
    messages: [exampleMessage({ sequence: 1 }), exampleMessage({ sequence: 2 })],
    before: null,
    readMarks: [],
  },
];

it('CHAT-1 pages read upwards show the oldest message first', () => {
  expect(messagesOfPages(pages).map(({ sequence }) => sequence)).toEqual([1, 2, 3]);
});

it('CHAT-1 a new message stands at the end, once', () => {
  const four = exampleMessage({ sequence: 4 });
  const once = upsertMessage(pages, four);
  expect(messagesOfPages(once).map(({ sequence }) => sequence)).toEqual([1, 2, 3, 4]);
  expect(upsertMessage(once, four)).toEqual(once);
});

it("CHAT-3 the server's message takes the place of the one that waited, in the server's order", () => {
  const draft = exampleMessage({ id: 'own', sequence: 4 });
  const waiting = upsertMessage(pages, draft);
  const others = upsertMessage(waiting, exampleMessage({ id: 'theirs', sequence: 4 }));
  const sent = upsertMessage(others, { ...draft, sequence: 5 });
  expect(
    messagesOfPages(sent)
      .map(({ id }) => id)
      .slice(-2),
  ).toEqual(['theirs', 'own']);
});

it('CHAT-1 read marks only move forward', () => {
  expect(upsertReadMark(pages, { memberId: 'ben', sequence: 2 })[0]?.readMarks).toEqual([
    { memberId: 'ben', sequence: 3 },
  ]);
  expect(upsertReadMark(pages, { memberId: 'ben', sequence: 4 })[0]?.readMarks).toEqual([
    { memberId: 'ben', sequence: 4 },
  ]);
});
