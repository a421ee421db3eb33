import type { InfiniteData } from '@tanstack/react-query';
import type { LiveQueryKey } from '../queries/live-query-meta';
import { queryClient } from '../queries/query-client';
import type { Patch } from './patch';

interface PendingCommand {
  commandId: string;
  /** Null for commands of a person. */
  circleId: string | null;
  patches: readonly Patch[];
}

/**
 * Optimistic changes lie over the cache, not in it: an event or a new read underneath never loses them, and taking one
 * back needs no copy of the past.
 */
let pending: readonly PendingCommand[] = [];
const listeners = new Set<() => void>();

export function subscribePending(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function pendingCommands(): readonly PendingCommand[] {
  return pending;
}

export function addPending(command: PendingCommand): void {
  if (command.patches.length === 0) return;
  change([...pending.filter(({ commandId }) => commandId !== command.commandId), command]);
}

/** Takes a change back: the command was refused or given up. */
export function dropPending(commandId: string): void {
  change(pending.filter((command) => command.commandId !== commandId));
}

/** Takes all changes back without a word, as sign-out does. */
export function clearPending(): void {
  change([]);
}

/** Makes a change part of the cache: the server has done it, and its event will confirm it. */
export function settlePending(commandId: string): void {
  const command = pending.find((candidate) => candidate.commandId === commandId);
  if (!command) return;
  for (const query of queryClient.getQueryCache().findAll()) {
    const key = query.queryKey as LiveQueryKey;
    const data = query.state.data;
    if (data !== undefined) queryClient.setQueryData(key, patchCached(data, key, command));
  }
  dropPending(commandId);
}

/** What a screen shows: the answer with all pending changes on it. */
export function withPending<T>(data: T, key: LiveQueryKey, commands = pending): T {
  return commands.reduce((patched, command) => patchOnce(patched, key, command), data);
}

function patchCached(data: unknown, key: LiveQueryKey, command: PendingCommand): unknown {
  if (!isPaged(key)) return patchOnce(data, key, command);
  const { pages, ...rest } = data as InfiniteData<unknown>;
  return { ...rest, pages: patchOnce(pages, key, command) };
}

function patchOnce<T>(data: T, key: LiveQueryKey, { circleId, patches }: PendingCommand): T {
  const [operation, queryCircle, input] = key;
  const fitting = patches.filter(
    (candidate) => candidate.operation === operation && candidate.paged === isPaged(key),
  );
  if (fitting.length === 0 || (circleId && queryCircle && circleId !== queryCircle)) return data;
  try {
    return fitting.reduce((patched, { apply }) => apply(patched, input) as T, data);
  } catch (error) {
    console.error(`An optimistic change of '${operation}' failed`, error);
    return data;
  }
}

function isPaged(key: LiveQueryKey): boolean {
  return key[2]['pages'] === true;
}

function change(next: readonly PendingCommand[]): void {
  pending = next;
  for (const listener of listeners) listener();
}
