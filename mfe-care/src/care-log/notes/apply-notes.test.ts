import type { HandOffNote } from '@carecircle/contracts';
import { describe, expect, it } from 'vitest';
import { idOf } from '../../testing/a-task';
import { withNote, withReading, withoutNote } from './apply-notes';

const aNote = (digit: number, fields: Partial<HandOffNote> = {}): HandOffNote => ({
  ...{ id: idOf(digit), circleId: idOf(0), recipientId: idOf(7), text: 'Slept well', isImportant: false },
  ...{ authorId: idOf(8), createdAt: '2026-11-21T15:00:00.000Z', readBy: [], ...fields },
});
const pages = [
  { notes: [aNote(1)], nextCursor: 'x' },
  { notes: [aNote(2)], nextCursor: null },
];

describe('CARE-1 hand-off notes', () => {
  it('take a new one at the top of the first page, once', () => {
    const once = withNote(pages, aNote(3));
    expect(once.map(({ notes }) => notes.map(({ id }) => id))).toEqual([[idOf(3), idOf(1)], [idOf(2)]]);
    expect(withNote(once, aNote(3, { text: 'As it waited here' }))).toBe(once);
  });

  it('say who has read one, each member once', () => {
    const reading = { memberId: idOf(9), readAt: '2026-11-21T16:00:00.000Z' };
    const once = withReading(pages, idOf(2), reading);
    expect(once[1]?.notes[0]?.readBy).toEqual([reading]);
    expect(withReading(once, idOf(2), reading)).toEqual(once);
  });

  it('lose one that was deleted', () => {
    expect(withoutNote(pages, idOf(1))[0]?.notes).toEqual([]);
  });
});
