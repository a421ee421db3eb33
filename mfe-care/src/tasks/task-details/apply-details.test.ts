import { expect, it } from 'vitest';
import { aChecklistItem, aTaskComment } from '../../testing/a-task';
import { withComment, withItem, withoutComment, withoutItem } from './apply-details';

const [first, second] = [aChecklistItem(1), aChecklistItem(2)];
const details = { checklist: [second], comments: [] };

it('TASK-3 keeps steps in the order they were added, each once as it stands now', () => {
  const both = withItem(details, first);
  expect(both.checklist).toEqual([first, second]);
  const ticked = { ...first, doneBy: second.id, doneAt: '2026-11-21T10:00:00.000Z' };
  expect(withItem(withItem(both, ticked), ticked).checklist).toEqual([ticked, second]);
  expect(withoutItem(both, first.id)).toEqual(details);
});

it('TASK-3 keeps comments in the order they were written', () => {
  const [one, two] = [aTaskComment(1), aTaskComment(2)];
  const both = withComment(withComment(details, two), one);
  expect(both.comments).toEqual([one, two]);
  expect(withoutComment(both, one.id).comments).toEqual([two]);
});
