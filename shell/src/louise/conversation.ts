import { sendCommand, type Translate } from '@carecircle/remote-kit';
import type { Assistant } from './assistant';
import type { LouiseKey } from './louise-words';
import type { Turn } from './model-answer';
import type { Reply } from './reply';

/** What a proposed change has come to: it waits for a press, is on its way, was sent, or is not wanted. */
export type ProposalState = 'open' | 'sending' | 'done' | 'dismissed';

export interface Message extends Reply {
  id: number;
  from: 'person' | 'louise';
  proposalState?: ProposalState;
}

export interface ConversationState {
  messages: readonly Message[];
  /** An answer is on its way. */
  isAnswering: boolean;
}

const longestHistory = 200;

/** What was said with Louise, as long as the page is open. Nothing of it is stored. */
export class Conversation {
  readonly #assistant: Assistant;
  readonly #t: Translate<LouiseKey>;
  readonly #listeners = new Set<() => void>();
  #state: ConversationState = { messages: [], isAnswering: false };
  #lastId = 0;

  constructor(assistant: Assistant, t: Translate<LouiseKey>) {
    this.#assistant = assistant;
    this.#t = t;
    this.#add('louise', { text: t('greeting'), links: [] });
  }

  get = (): ConversationState => this.#state;

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Blank text is not sent, and one question waits for the answer to the one before. */
  async ask(text: string): Promise<void> {
    const asked = text.trim();
    if (asked === '' || this.#state.isAnswering) return;
    this.#add('person', { text: asked, links: [] });
    await this.#answer();
  }

  /** Asks the last question again, whose records could not be read. */
  async retry(): Promise<void> {
    const { messages, isAnswering } = this.#state;
    if (isAnswering || !messages.at(-1)?.canRetry) return;
    this.#set({ messages: messages.slice(0, -1) });
    await this.#answer();
  }

  suggest(reply: Reply): void {
    if (this.isFresh()) this.#add('louise', reply);
  }

  /** Whether the person has said nothing yet. */
  isFresh(): boolean {
    return this.#state.messages.every(({ from }) => from === 'louise');
  }

  /** The person pressed the button of a proposed change: only now is it sent (LOU-3). */
  async confirm(id: number): Promise<void> {
    const message = this.#state.messages.find((candidate) => candidate.id === id);
    const { proposal, proposalState } = message ?? {};
    if (!proposal || proposalState !== 'open') return;
    this.#change(id, { proposalState: 'sending' });
    const { status } = await sendCommand(proposal.operation, proposal.input);
    this.#change(id, { proposalState: status === 'done' ? 'done' : 'open' });
    if (status === 'done') this.#add('louise', { text: proposal.done, links: proposal.links });
    else
      this.#add('louise', {
        text: this.#t(status === 'refused' ? 'act.refused' : 'failed.offline'),
        links: [],
      });
  }

  dismiss(id: number): void {
    this.#change(id, { proposalState: 'dismissed' });
  }

  async #answer(): Promise<void> {
    this.#set({ isAnswering: true });
    try {
      this.#add('louise', await this.#assistant.reply(this.#turns()));
    } catch (error) {
      console.error('Louise could not answer', error);
      this.#add('louise', { text: this.#t('failed.other'), links: [], canRetry: true });
    } finally {
      this.#set({ isAnswering: false });
    }
  }

  /** The conversation without the greeting and what was suggested before the first question. */
  #turns(): Turn[] {
    const { messages } = this.#state;
    const first = messages.findIndex(({ from }) => from === 'person');
    return messages.slice(first).map(({ from, text }) => ({ from, text }));
  }

  #add(from: Message['from'], reply: Reply): void {
    this.#lastId += 1;
    const state = reply.proposal ? { proposalState: 'open' as const } : {};
    const message = { id: this.#lastId, from, ...reply, ...state };
    this.#set({ messages: [...this.#state.messages, message].slice(-longestHistory) });
  }

  #change(id: number, changes: Partial<Message>): void {
    const { messages } = this.#state;
    this.#set({ messages: messages.map((each) => (each.id === id ? { ...each, ...changes } : each)) });
  }

  #set(changes: Partial<ConversationState>): void {
    this.#state = { ...this.#state, ...changes };
    for (const listener of this.#listeners) listener();
  }
}
