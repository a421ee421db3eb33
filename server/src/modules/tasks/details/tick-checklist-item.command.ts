import { apiContract } from '@carecircle/contracts/api';
import { refuse } from '../../../refuse';
import { defineCommand } from '../../../spine/define-command';
import { changeChecklistItem, checklistItemOf, findChecklistItem } from './checklist-item-rows';
import { lockTask } from '../task-rows';

/** Whoever ticks first did it; ticking what is ticked changes nothing. */
export const tickChecklistItem = defineCommand(
  apiContract.care.tickChecklistItem,
  async ({ tx, input, circle, actor, now, record }) => {
    await lockTask(tx, circle.id, input.taskId);
    const row = await findChecklistItem(tx, circle.id, input);
    if (row.deletedAt) throw refuse('NOT_FOUND', { message: 'This step was deleted.' });
    if ((row.doneAt !== null) === input.isDone) return checklistItemOf(row);
    const done = input.isDone ? { doneBy: actor.id, doneAt: now } : { doneBy: null, doneAt: null };
    const item = await changeChecklistItem(tx, row, done);
    await record('checklist-item.ticked', { item });
    return item;
  },
);
