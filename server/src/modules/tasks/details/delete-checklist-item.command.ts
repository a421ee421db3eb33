import { apiContract } from '@carecircle/contracts/api';
import { defineCommand } from '../../../spine/define-command';
import { changeChecklistItem, findChecklistItem } from './checklist-item-rows';
import { lockTask } from '../task-rows';

export const deleteChecklistItem = defineCommand(
  apiContract.care.deleteChecklistItem,
  async ({ tx, input: { taskId, itemId }, circle, now, record }) => {
    await lockTask(tx, circle.id, taskId);
    const row = await findChecklistItem(tx, circle.id, { taskId, itemId });
    if (row.deletedAt) return { taskId, itemId };
    await changeChecklistItem(tx, row, { deletedAt: now });
    await record('checklist-item.deleted', { taskId, itemId });
    return { taskId, itemId };
  },
);
