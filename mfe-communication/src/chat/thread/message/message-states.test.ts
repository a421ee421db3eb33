import { expect, it } from 'vitest';
import { exampleMessage } from '../../../testing/example-message';
import { messageStates, type StateFacts } from './message-states';

const own = (sequence: number) => exampleMessage({ id: `m${sequence}`, sequence, senderId: 'ana' });
const facts: StateFacts = {
  readerId: 'ana',
  otherIds: ['ben', 'cleo'],
  readMarks: [{ memberId: 'ben', sequence: 2 }],
  waiting: new Set(['m4']),
  refused: new Set(['m5']),
};

it('CHAT-3 each own message shows waiting, not sent, sent or read, and neighbours alike say it once', () => {
  const states = messageStates([own(1), own(2), own(3), own(4), own(5)], facts);
  expect([...states]).toEqual([
    ['m5', { kind: 'refused' }],
    ['m4', { kind: 'waiting' }],
    ['m3', { kind: 'sent' }],
    ['m2', { kind: 'read', readerIds: ['ben'], isEverybody: false }],
  ]);
});

it('CHAT-1 says when everyone has read, and nothing below messages of others', () => {
  const readMarks = ['ben', 'cleo'].map((memberId) => ({ memberId, sequence: 9 }));
  const states = messageStates([own(1), exampleMessage({ sequence: 2 })], { ...facts, readMarks });
  expect([...states]).toEqual([['m1', { kind: 'read', readerIds: ['ben', 'cleo'], isEverybody: true }]]);
});
