import { taskDetailLimits } from '@carecircle/contracts';
import { apiContract } from '@carecircle/contracts/api';
import { refuse } from '../../../refuse';
import { defineCommand } from '../../../spine/define-command';
import { checklistItemOf } from './checklist-item-rows';
import { requireRoom } from '../require-room';
import { checklistItems, type ChecklistItemRow } from './task-details.tables';
import { lockTask } from '../task-rows';

export const addChecklistItem = defineCommand(
  apiContract.care.addChecklistItem,
  async ({ tx, input, circle, now, record, addRow }) => {
    const task = await lockTask(tx, circle.id, input.taskId);
    await requireRoom(tx, task, checklistItems, taskDetailLimits.checklist);
    const row: ChecklistItemRow = {
      circleId: circle.id,
      id: input.itemId,
      taskId: task.id,
      text: input.text,
      createdAt: now,
      doneBy: null,
      doneAt: null,
      deletedAt: null,
    };
    addRow(checklistItems, row, () => refuse('ALREADY_DONE', { message: 'This step was added before.' }));
    const item = checklistItemOf(row);
    await record('checklist-item.added', { item });
    return item;
  },
);
