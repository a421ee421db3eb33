import { taskDetailLimits } from '@carecircle/contracts';
import { apiContract } from '@carecircle/contracts/api';
import { requireInTrash } from '../../../records/trash';
import { defineCommand } from '../../../spine/define-command';
import { changeChecklistItem, checklistItemOf, findChecklistItem } from './checklist-item-rows';
import { requireRoom } from '../require-room';
import { checklistItems } from './task-details.tables';
import { lockTask } from '../task-rows';

export const restoreChecklistItem = defineCommand(
  apiContract.care.restoreChecklistItem,
  async ({ tx, input, circle, now, record }) => {
    const task = await lockTask(tx, circle.id, input.taskId);
    const row = await findChecklistItem(tx, circle.id, input);
    if (!row.deletedAt) return checklistItemOf(row);
    requireInTrash(row.deletedAt, now);
    await requireRoom(tx, task, checklistItems, taskDetailLimits.checklist);
    const item = await changeChecklistItem(tx, row, { deletedAt: null });
    await record('checklist-item.restored', { item });
    return item;
  },
);
