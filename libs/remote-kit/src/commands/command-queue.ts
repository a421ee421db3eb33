import { bus } from '@carecircle/event-bus';
import { callOperation } from '../operations/call-operation';
import { isCircleOperation } from '../operations/circleless-operations';
import type { CommandKey, OperationInput } from '../operations/operation-types';
import { Refusal, Unreachable } from '../operations/refusal';
import type { CommandOutcome } from './command-outcome';
import { openCommandStore, type CommandStore } from './command-store';
import { dropPending, settlePending } from './pending-patches';
import { QueueTabs } from './queue-tabs';
import type { QueuedCommand } from './queued-command';
import { retryDelayMs } from './retry-delay';
import { withLock } from './with-lock';

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
  readonly #tabs = new QueueTabs({
    onChanged: () => void this.load().then(() => this.#standIn()),
    onOutcome: (commandId, outcome) => this.#settle(commandId, outcome),
  });
  #store: Promise<CommandStore> | null = null;
  #commands: readonly QueuedCommand[] = [];
  #loads = 0;
  #flushing = Promise.resolve();
  #retry: ReturnType<typeof setTimeout> | undefined;

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

  /** Whether all commands survive the closing of the tab. */
  async survives(): Promise<boolean> {
    return (await this.#open()).survives();
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
    this.#flushing = this.#flushing
      .then(() => withLock('carecircle-commands', () => this.#sendAll()))
      .catch((error: unknown) => console.error('Unsent commands could not be sent', error));
    return this.#flushing;
  }

  /** Tries a refused command again, after those that wait. */
  async retry(commandId: string): Promise<void> {
    const command = this.#find(commandId);
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

  /** Gives up what waits for a circle that the person may not enter any more. */
  async forgetCircle(circleId: string): Promise<void> {
    const ended = this.#commands.filter((command) => command.circleId === circleId);
    for (const { commandId } of ended) await this.discard(commandId);
  }

  /** Forgets everything, as sign-out does. */
  async wipe(): Promise<void> {
    clearTimeout(this.#retry);
    for (const { commandId } of this.#commands) dropPending(commandId);
    await (await this.#open()).clear();
    await this.#changed();
  }

  /** Reads what lies there, from earlier visits and other tabs too. */
  async load(): Promise<void> {
    const load = ++this.#loads;
    const commands = await (await this.#open()).all();
    if (load !== this.#loads) return;
    this.#commands = commands;
    bus.state('commands.waiting').set(commands.filter(({ state }) => state === 'waiting').length);
    for (const listener of this.#listeners) listener();
  }

  async #sendAll(): Promise<void> {
    await this.load();
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
    for (const [index, command] of commands.entries()) {
      const goOn = await this.#send(command);
      if (goOn) continue;
      for (const { commandId } of commands.slice(index)) this.#tell(commandId, { status: 'waiting' });
      return;
    }
  }

  /** Whether the commands behind it may follow. */
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
    await this.#changed();
    this.#tell(commandId, outcome);
  }

  async #refuse(command: QueuedCommand, refusal: Refusal): Promise<void> {
    const { commandId } = command;
    const isWaitedFor = command.attempts === 0 && this.#senders.has(commandId);
    if (isWaitedFor || !this.#find(commandId)) return this.#finish(commandId, { status: 'refused', refusal });
    const { code, message, fields } = refusal;
    const refused: QueuedCommand = { ...command, state: 'refused', refusal: { code, message, fields } };
    await (await this.#open()).put(refused);
    await this.#changed();
    this.#tell(commandId, { status: 'refused', refusal });
    for (const handler of this.#lateRefusals) handler(refused);
  }

  async #wait(command: QueuedCommand, serverWishMs: number | undefined): Promise<void> {
    const attempts = command.attempts + 1;
    // Given up while it was on its way: it must not come back.
    if (this.#find(command.commandId)) await (await this.#open()).put({ ...command, attempts });
    await this.#changed();
    this.#retryLater(attempts, serverWishMs);
  }

  // The tab that gave a command may close before it has sent it: the others then send it.
  #standIn(): void {
    const waiting = this.#commands.find(({ state }) => state === 'waiting');
    if (waiting) this.#retryLater(waiting.attempts + 1);
  }

  #retryLater(attempts: number, serverWishMs?: number): void {
    clearTimeout(this.#retry);
    this.#retry = setTimeout(() => void this.flush(), retryDelayMs(attempts, serverWishMs));
  }

  #tell(commandId: string, outcome: CommandOutcome): void {
    this.#settle(commandId, outcome);
    this.#tabs.tellOutcome(commandId, outcome);
  }

  #settle(commandId: string, outcome: CommandOutcome): void {
    if (outcome.status === 'done') settlePending(commandId);
    if (outcome.status === 'refused') dropPending(commandId);
    this.#senders.get(commandId)?.(outcome);
    this.#senders.delete(commandId);
  }

  async #changed(): Promise<void> {
    await this.load();
    this.#tabs.tellChanged();
  }

  #find(commandId: string): QueuedCommand | undefined {
    return this.#commands.find((command) => command.commandId === commandId);
  }

  #open(): Promise<CommandStore> {
    return (this.#store ??= openCommandStore());
  }
}

/** The one queue of this page. */
export const commandQueue = new CommandQueue();
