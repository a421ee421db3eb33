import type { DatabaseHandle } from '../database/database';
import type { Module } from './define-module';
import type { Operation } from './operation';
import type { Relay } from './relays/relay';
import type { ReadLog } from '../audit/read-log';
import type { Background } from './background';
import type { Services } from './services';

/** What the one flow runs on. */
export interface Spine {
  database: DatabaseHandle;
  relay: Relay;
  services: Services;
  /** Takes note of what is seen (PRIV-2). */
  readLog: ReadLog;
  /** What is sent, fetched and read after a commit. */
  background: Background;
  modules: readonly Module[];
  /** By contract key, such as `care.completeTask`. */
  operations: ReadonlyMap<string, Operation>;
  /** Called after a commit that made work for later. */
  onScheduled(dueAt: Date): void;
}
