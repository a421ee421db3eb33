import { bus } from '@carecircle/event-bus';
import { callOperation } from '../operations/call-operation';
import { isCircleOperation } from '../operations/circleless-operations';
import type { CommandKey, OperationInput } from '../operations/operation-types';
import { Refusal, Unreachable } from '../operations/refusal';
import type { CommandOutcome } from './command-outcome';
import { openCommandStore, type CommandStore } from './command-store';
import { dropPending, settlePending } from './pending-patches';
import type { QueuedCommand } from './queued-command';
import { retryDelayMs } from './retry-delay';
import { withLock } from './with-lock';

type TabMessage = { kind: 'changed' } | { kind: 'outcome'; commandId: string; outcome: CommandOutcome };

/** Told of a command that was refused after its sender had stopped waiting for it. */
export type LateRefusal = (command: QueuedCommand) => void;

/**
 * Commands that must not be lost (CHAT-3): each is stored before it is sent, and sent in order within its circle, by one
 * tab at a time, with the same command id until the server has answered, so that it takes effect once.
 */
export class CommandQueue {
  readonly #listeners = new Set<() => void>();
  readonly #senders = new Map<string, (outcome: CommandOutcome) => void>();
  readonly #lateRefusals = new Set<LateRefusal>();
  readonly #tabs: BroadcastChannel | null;
  #store: Promise<CommandStore> | null = null;
  #commands: readonly QueuedCommand[] = [];
  #flushing: Promise<void> | null = null;
  #retry: ReturnType<typeof setTimeout> | undefined;

  constructor() {
    this.#tabs = 'BroadcastChannel' in globalThis ? new BroadcastChannel('carecircle-commands') : null;
    this.#tabs?.addEventListener('message', ({ data }: MessageEvent<TabMessage>) => this.#hear(data));
  }

  /** All commands of this device, oldest first; the same array until something changes. */
  commands = (): readonly QueuedCommand[] => this.#commands;

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  onLateRefusal(handler: LateRefusal): () => void {
    this.#lateRefusals.add(handler);
    return () => this.#lateRefusals.delete(handler);
  }

  /** Whether commands survive the closing of the tab. */
  async survives(): Promise<boolean> {
    return (await this.#open()).survives;
  }

  /** Stores a command, then tries to send it. Answers with the first attempt's outcome. */
  async add(command: QueuedCommand): Promise<CommandOutcome> {
    await (await this.#open()).put(command);
    const outcome = new Promise<CommandOutcome>((resolve) => this.#senders.set(command.commandId, resolve));
    await this.#changed();
    void this.flush();
    return outcome;
  }

  /** Sends what waits; called at start, when the connection returns, and by the queue's own timer. */
  flush(): Promise<void> {
    clearTimeout(this.#retry);
    this.#flushing = (this.#flushing ?? Promise.resolve()).then(() =>
      withLock('carecircle-commands', () => this.#sendAll()),
    );
    return this.#flushing;
  }

  /** Tries a refused command again, after those that wait. */
  async retry(commandId: string): Promise<void> {
    const command = this.#commands.find((candidate) => candidate.commandId === commandId);
    if (!command) return;
    const store = await this.#open();
    await store.remove(commandId);
    await store.put({ ...command, state: 'waiting', refusal: null, attempts: 0 });
    await this.#changed();
    await this.flush();
  }

  /** Gives a command up. */
  async discard(commandId: string): Promise<void> {
    await (await this.#open()).remove(commandId);
    dropPending(commandId);
    await this.#changed();
  }

  /** Forgets everything, as sign-out does. */
  async wipe(): Promise<void> {
    clearTimeout(this.#retry);
    for (const { commandId } of this.#commands) dropPending(commandId);
    await (await this.#open()).clear();
    await this.#changed();
  }

  /** Reads what earlier tabs left behind. */
  async load(): Promise<void> {
    this.#commands = await (await this.#open()).all();
    this.#count();
    for (const listener of this.#listeners) listener();
  }

  async #sendAll(): Promise<void> {
    const personId = bus.state('session.current').get()?.person.id;
    const waiting = (await (await this.#open()).all()).filter(
      (command) => command.state === 'waiting' && command.personId === personId,
    );
    const circleIds = new Set(waiting.map(({ circleId }) => circleId));
    await Promise.all(
      [...circleIds].map((id) => this.#sendInOrder(waiting.filter(({ circleId }) => circleId === id))),
    );
  }

  async #sendInOrder(commands: readonly QueuedCommand[]): Promise<void> {
    for (const command of commands) {
      const goOn = await this.#send(command);
      if (!goOn) return;
    }
  }

  async #send(command: QueuedCommand): Promise<boolean> {
    const { operation, input, commandId, circleId } = command;
    const circle = isCircleOperation(operation) ? { circleId } : {};
    try {
      const full = { ...input, ...circle, commandId } as OperationInput<CommandKey>;
      const output = await callOperation(operation, full);
      await this.#finish(commandId, { status: 'done', output });
      return true;
    } catch (error) {
      if (error instanceof Refusal && error.code !== 'NOT_SIGNED_IN') {
        await this.#refuse(command, error);
        return true;
      }
      await this.#wait(command, error instanceof Unreachable ? error.retryAfterMs : undefined);
      return false;
    }
  }

  async #finish(commandId: string, outcome: CommandOutcome): Promise<void> {
    await (await this.#open()).remove(commandId);
    this.#tell(commandId, outcome);
    await this.#changed();
  }

  async #refuse(command: QueuedCommand, refusal: Refusal): Promise<void> {
    const { code, message, fields } = refusal;
    if (command.attempts === 0 && this.#senders.has(command.commandId)) {
      return this.#finish(command.commandId, { status: 'refused', refusal });
    }
    const refused: QueuedCommand = { ...command, state: 'refused', refusal: { code, message, fields } };
    await (await this.#open()).put(refused);
    this.#tell(command.commandId, { status: 'refused', refusal });
    await this.#changed();
    for (const handler of this.#lateRefusals) handler(refused);
  }

  async #wait(command: QueuedCommand, serverWishMs: number | undefined): Promise<void> {
    const attempts = command.attempts + 1;
    await (await this.#open()).put({ ...command, attempts });
    this.#tell(command.commandId, { status: 'waiting' });
    await this.#changed();
    clearTimeout(this.#retry);
    this.#retry = setTimeout(() => void this.flush(), retryDelayMs(attempts, serverWishMs));
  }

  #tell(commandId: string, outcome: CommandOutcome): void {
    this.#settle(commandId, outcome);
    this.#tabs?.postMessage({ kind: 'outcome', commandId, outcome: portable(outcome) } satisfies TabMessage);
  }

  #settle(commandId: string, outcome: CommandOutcome): void {
    if (outcome.status === 'done') settlePending(commandId);
    if (outcome.status === 'refused') dropPending(commandId);
    this.#senders.get(commandId)?.(outcome);
    this.#senders.delete(commandId);
  }

  #hear(message: TabMessage): void {
    if (message.kind === 'outcome') this.#settle(message.commandId, revived(message.outcome));
    else void this.load();
  }

  async #changed(): Promise<void> {
    await this.load();
    this.#tabs?.postMessage({ kind: 'changed' } satisfies TabMessage);
  }

  #count(): void {
    bus.state('commands.waiting').set(this.#commands.filter(({ state }) => state === 'waiting').length);
  }

  #open(): Promise<CommandStore> {
    return (this.#store ??= openCommandStore());
  }
}

// Errors lose their class between tabs.
function portable(outcome: CommandOutcome): CommandOutcome {
  if (outcome.status !== 'refused') return outcome;
  const { code, message, fields } = outcome.refusal;
  return { status: 'refused', refusal: { code, message, fields } as Refusal };
}

function revived(outcome: CommandOutcome): CommandOutcome {
  if (outcome.status !== 'refused') return outcome;
  const { code, message, fields } = outcome.refusal;
  return { status: 'refused', refusal: new Refusal({ code, message, fields: [...fields] }) };
}

/** The one queue of this page. */
export const commandQueue = new CommandQueue();
