import { mostHeldMs, type Session } from '@carecircle/contracts';
import { bus } from '@carecircle/event-bus';
import { addToDraft } from '../drafts/draft-storage';
import { callOperation } from '../operations/call-operation';
import { isCircleOperation } from '../operations/circleless-operations';
import type { CommandKey, OperationInput, OperationOutput } from '../operations/operation-types';
import { Refusal, Unreachable } from '../operations/refusal';
import { alwaysPasses, isHeldBack } from '../sync/sync';
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
 * Commands that must not be lost (CHAT-3): each is stored, and sent in order within its circle, by one tab at a time, with the
 * same command id until the server has answered, so that it takes effect once. One that nothing waits before is on its way
 * while it is being stored.
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
  /** Given but not stored yet: they wait like all others, and nothing may say that they are sent. */
  readonly #storing = new Map<QueuedCommand, Promise<void>>();
  /** What the server says to a command that was sent while it was being stored, by its id. */
  readonly #early = new Map<string, Promise<OperationOutput<CommandKey>>>();
  /** Given up: an answer that comes meanwhile must not bring them back, nor their text become a draft twice. */
  readonly #givenUp = new Set<string>();
  #begunLoads = 0;
  #shownLoad = 0;
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

  /** Stores a command and tries to send it. Answers with the first attempt's outcome. */
  async add(command: QueuedCommand): Promise<CommandOutcome> {
    if (!this.#waits(command.circleId) && !isHeld(command)) this.#sendEarly(command);
    const outcome = new Promise<CommandOutcome>((resolve) => this.#senders.set(command.commandId, resolve));
    const stored = this.#open().then((store) => store.put(command));
    this.#storing.set(command, stored);
    this.#show(this.#commands);
    await stored.finally(() => this.#storing.delete(command));
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
    this.#givenUp.add(commandId);
    await Promise.all(this.#storing.values());
    await (await this.#open()).remove(commandId);
    this.#early.delete(commandId);
    dropPending(commandId);
    this.#settle(commandId, { status: 'unreachable' });
    await this.#changed();
  }

  /** Gives up what waits for a circle that the person may not enter any more; what they wrote stays as a draft. */
  async forgetCircle(circleId: string): Promise<void> {
    await this.#giveUp(this.#commands.filter((command) => command.circleId === circleId));
  }

  /** Moves everything to where it may lie now that this device keeps data, or does not any more. */
  async move(): Promise<void> {
    const from = await this.#open();
    this.#store = openCommandStore();
    const to = await this.#open();
    for (const command of await from.all()) await to.put(command);
    await from.clear();
    await this.#changed();
  }

  /** Forgets everything, as sign-out does. */
  async wipe(): Promise<void> {
    clearTimeout(this.#retry);
    for (const { commandId } of this.#commands) dropPending(commandId);
    await (await this.#open()).clear();
    await this.#changed();
  }

  /** Reads what lies there, from earlier visits and other tabs too. */
  async load(): Promise<readonly QueuedCommand[]> {
    const load = ++this.#begunLoads;
    const commands = await (await this.#open()).all();
    if (load > this.#shownLoad) {
      this.#shownLoad = load;
      this.#show(commands);
    }
    return commands;
  }

  #show(stored: readonly QueuedCommand[]): void {
    const ids = new Set(stored.map(({ commandId }) => commandId));
    this.#commands = [...stored, ...[...this.#storing.keys()].filter(({ commandId }) => !ids.has(commandId))];
    // Whoever reads that it waits may close the browser: it is counted once it is stored.
    const waiting = this.#commands.filter(
      (command) => command.state === 'waiting' && !this.#storing.has(command),
    );
    bus.state('commands.waiting').set(waiting.length);
    for (const listener of this.#listeners) listener();
  }

  async #sendAll(): Promise<void> {
    const stored = await this.load();
    const session = bus.state('session.current').get();
    if (session) await this.#forgetEnded(session);
    const waiting = stored.filter(
      ({ commandId, state, personId }) =>
        state === 'waiting' && personId === session?.person.id && this.#find(commandId),
    );
    for (const { commandId } of waiting.filter(isHeld)) this.#tell(commandId, { status: 'waiting' });
    const sent = waiting.filter((command) => !isHeld(command));
    const circleIds = new Set(sent.map(({ circleId }) => circleId));
    await Promise.all(
      [...circleIds].map((id) => this.#sendInOrder(sent.filter(({ circleId }) => circleId === id))),
    );
  }

  // Access may have ended while the browser was closed, and somebody else may have signed in since.
  async #forgetEnded({ person, circles }: Session): Promise<void> {
    const own = this.#commands.filter(({ personId }) => personId === person.id);
    const foreign = this.#commands.filter((command) => !own.includes(command));
    for (const { commandId } of foreign) await this.discard(commandId);
    await this.#giveUp(own.filter(({ circleId }) => circleId && !circles.some(({ id }) => id === circleId)));
  }

  async #giveUp(commands: readonly QueuedCommand[]): Promise<void> {
    for (const { commandId, draft } of commands) {
      if (this.#givenUp.has(commandId) || !this.#find(commandId)) continue;
      if (draft) addToDraft(draft.key, draft.text);
      await this.discard(commandId);
    }
  }

  async #sendInOrder(commands: readonly QueuedCommand[]): Promise<void> {
    for (const [index, command] of commands.entries()) {
      const goOn = await this.#send(command);
      if (goOn) continue;
      for (const { commandId } of commands.slice(index)) this.#tell(commandId, { status: 'waiting' });
      return;
    }
  }

  #waits(circleId: string | null): boolean {
    return this.#commands.some((command) => command.state === 'waiting' && command.circleId === circleId);
  }

  #sendEarly(command: QueuedCommand): void {
    const answer = callServer(command);
    this.#early.set(command.commandId, answer);
    // It is heard when the command has its turn.
    answer.catch(() => undefined);
  }

  /** Whether the commands behind it may follow. */
  async #send(command: QueuedCommand): Promise<boolean> {
    const { commandId } = command;
    const early = this.#early.get(commandId);
    this.#early.delete(commandId);
    try {
      const output = await (early ?? callServer(command));
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
    await this.#putAgain(refused);
    await this.#changed();
    this.#tell(commandId, { status: 'refused', refusal });
    for (const handler of this.#lateRefusals) handler(refused);
  }

  async #wait(command: QueuedCommand, serverWishMs: number | undefined): Promise<void> {
    const attempts = command.attempts + 1;
    if (this.#find(command.commandId)) await this.#putAgain({ ...command, attempts });
    await this.#changed();
    this.#retryLater(attempts, serverWishMs);
  }

  async #putAgain(command: QueuedCommand): Promise<void> {
    const store = await this.#open();
    if (!this.#givenUp.has(command.commandId)) await store.put(command);
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

/** Whether it waits for the person to let it go, as was chosen on this device; what an emergency asks never does (SET-4). */
function isHeld({ operation }: QueuedCommand): boolean {
  return isHeldBack() && !alwaysPasses(operation);
}

function callServer({
  operation,
  input,
  commandId,
  circleId,
  heldSinceMs,
}: QueuedCommand): Promise<OperationOutput<CommandKey>> {
  const circle = isCircleOperation(operation) ? { circleId } : {};
  const age = typeof heldSinceMs === 'number' ? { heldMs: heldMs(heldSinceMs) } : {};
  return callOperation(operation, { ...input, ...circle, ...age, commandId } as OperationInput<CommandKey>);
}

/** A device whose clock was set back meanwhile knows no age; one older than the server believes is as old as it believes. */
function heldMs(sinceMs: number): number {
  return Math.min(mostHeldMs, Math.max(0, Date.now() - sinceMs));
}

/** The one queue of this page. */
export const commandQueue = new CommandQueue();
