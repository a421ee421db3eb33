import { AsyncLocalStorage } from 'node:async_hooks';

const urgency = new AsyncLocalStorage<true>();

/** What `work` asks of the database overtakes everything else that still waits for its turn there. */
export function urgently<T>(work: () => T): T {
  return urgency.run(true, work);
}

/** Whether the work that goes on here was begun by `urgently`. */
export function isUrgent(): boolean {
  return urgency.getStore() ?? false;
}
