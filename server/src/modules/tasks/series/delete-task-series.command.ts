import { apiContract } from '@carecircle/contracts/api';
import { refuse } from '../../../refuse';
import { defineCommand } from '../../../spine/define-command';
import { endTaskSeries } from './end-task-series';
import { lockTask } from '../task-rows';
import { lockTaskSeries } from './task-series-rows';

export const deleteTaskSeries = defineCommand(
  apiContract.care.deleteTaskSeries,
  async ({ tx, input, circle, now, record }) => {
    const row = await lockTask(tx, circle.id, input.taskId);
    if (!row.seriesId || !row.ruleDay)
      throw refuse('INVALID_STATE', { message: 'This task does not repeat.' });
    const series = await lockTaskSeries(tx, circle.id, row.seriesId);
    const from = input.seriesScope === 'all' ? series.firstDate : row.ruleDay;
    const seriesId = await endTaskSeries(tx, series, { from, now });
    await record('task-series.changed', { seriesId });
    return { seriesId };
  },
);
