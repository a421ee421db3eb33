import type { CommandKey, OperationOutput } from '../operations/operation-types';
import { Refusal, type FieldRefusal } from '../operations/refusal';
import type { RefusalCode } from '@carecircle/contracts';
import type { CommandOutcome } from './command-outcome';

interface PlainRefusal {
  code: RefusalCode;
  message: string;
  fields: FieldRefusal[];
}

/** An outcome that can be handed from tab to tab, where errors lose their class. */
type PlainOutcome =
  | { status: 'done'; output: OperationOutput<CommandKey> }
  | { status: 'refused'; refusal: PlainRefusal }
  | { status: 'waiting' | 'unreachable' };

type QueueMessage = { kind: 'changed' } | { kind: 'outcome'; commandId: string; outcome: PlainOutcome };

interface QueueListeners {
  onChanged: () => void;
  onOutcome: (commandId: string, outcome: CommandOutcome) => void;
}

/** What the tabs of a browser tell each other about the queue that they share. */
export class QueueTabs {
  readonly #channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel('carecircle-commands') : null;

  constructor({ onChanged, onOutcome }: QueueListeners) {
    this.#channel?.addEventListener('message', ({ data }: MessageEvent<QueueMessage>) => {
      if (data.kind === 'changed') onChanged();
      else onOutcome(data.commandId, revived(data.outcome));
    });
  }

  tellChanged(): void {
    this.#post({ kind: 'changed' });
  }

  tellOutcome(commandId: string, outcome: CommandOutcome): void {
    this.#post({ kind: 'outcome', commandId, outcome: plain(outcome) });
  }

  #post(message: QueueMessage): void {
    this.#channel?.postMessage(message);
  }
}

function plain(outcome: CommandOutcome): PlainOutcome {
  if (outcome.status !== 'refused') return outcome;
  const { code, message, fields } = outcome.refusal;
  return { status: 'refused', refusal: { code, message, fields: [...fields] } };
}

function revived(outcome: PlainOutcome): CommandOutcome {
  return outcome.status === 'refused'
    ? { status: 'refused', refusal: new Refusal(outcome.refusal) }
    : outcome;
}
