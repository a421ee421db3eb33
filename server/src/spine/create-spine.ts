import { apiContract } from '@carecircle/contracts/api';
import { createReadLog } from '../audit/read-log';
import type { DatabaseHandle } from '../database/database';
import { createBackground } from './background';
import type { Module } from './define-module';
import type { Operation } from './operation';
import { createReactionRunner, type ReactionRunner } from './reactions/reaction-runner';
import type { Relay } from './relays/relay';
import { createScheduler, type Scheduler } from './jobs/scheduler';
import type { Services } from './services';
import type { Spine } from './spine';

interface Parts {
  database: DatabaseHandle;
  relay: Relay;
  services: Services;
  modules: readonly Module[];
}

/** Puts the modules on one flow: operations by their contract key, follow-ups and jobs at work. */
export function createSpine(parts: Parts): { spine: Spine; reactions: ReactionRunner; scheduler: Scheduler } {
  const spine: Spine = {
    ...parts,
    background: createBackground(),
    readLog: createReadLog({ db: parts.database.db, log: parts.services.log }),
    operations: tableOfOperations(parts.modules),
    onScheduled: (dueAt) => scheduler.wake(dueAt),
  };
  const scheduler = createScheduler(spine);
  const reactions = createReactionRunner(spine);
  return { spine, reactions, scheduler };
}

/** An operation must stand under its contract's key, and each key once. */
function tableOfOperations(modules: readonly Module[]): Map<string, Operation> {
  const contracts: Record<string, Record<string, unknown>> = apiContract;
  const table = new Map<string, Operation>();
  for (const { name, operations } of modules) {
    for (const [key, operation] of Object.entries(operations)) {
      const contract = contracts[name]?.[key];
      if (contract !== operation.contract)
        throw new Error(`${name}.${key} stands under another operation's key.`);
      table.set(`${name}.${key}`, operation);
    }
  }
  return table;
}
