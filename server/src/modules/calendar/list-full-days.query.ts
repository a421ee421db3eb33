import { apiContract } from '@carecircle/contracts/api';
import { can } from '@carecircle/permissions';
import { requireRange } from '../../records/require-range';
import { defineQuery } from '../../spine/define-query';
import { placeTasks } from '../tasks';
import { placeEvents } from './parts-of-events';

/** Days of which a list shows only the first ones. */
export const listFullDays = defineQuery(
  apiContract.care.listFullDays,
  async ({ db, input, circle, actor }) => {
    requireRange(input);
    const events = (await placeEvents(db, circle, input)).more;
    const tasks = can(actor, 'task:view')
      ? (await placeTasks(db, circle, input)).more
      : new Map<string, number>();
    return [...new Set([...events.keys(), ...tasks.keys()])]
      .sort()
      .map((day) => ({ day, events: events.get(day) ?? 0, tasks: tasks.get(day) ?? 0 }));
  },
);
