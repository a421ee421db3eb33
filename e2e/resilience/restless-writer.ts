import { randomUUID } from 'node:crypto';
import { Refused, type Caller } from '../product/caller';

/** Something that a command brings about, such as `sent <message id>`: comparable with rows and events. */
export type Effect = string;

interface Command {
  effect: Effect;
  send(): Promise<unknown>;
}

/** Writes without a pause, one command after the other. */
export interface Writer {
  /** What the server said that it had done. */
  acknowledged: Effect[];
  /** Writes until no answer comes; begins with the command that was left unanswered, unless that is forgotten for ever. */
  write(options: { forgetsUnanswered: boolean }): Promise<void>;
  /** Sends what was left unanswered. */
  finish(): Promise<void>;
}

/** Sends a message, adds a task and completes it, over and over. A refusal rejects: nothing here may be refused. */
export function createWriter(person: Caller, circleId: string): Writer {
  const acknowledged: Effect[] = [];
  let unanswered: Command[] = [];
  const isAnswered = async ({ effect, send }: Command) => {
    if (!(await send().then(yes, unlessRefused))) return false;
    acknowledged.push(effect);
    return true;
  };
  const sendAll = async () => {
    for (let [next] = unanswered; next; [next] = unanswered) {
      if (!(await isAnswered(next))) return false;
      unanswered = unanswered.slice(1);
    }
    return true;
  };
  return {
    acknowledged,
    async write({ forgetsUnanswered }) {
      if (forgetsUnanswered) unanswered = [];
      while (await sendAll()) unanswered = commandsOfOneTurn(person, circleId);
    },
    finish: async () => void (await sendAll()),
  };
}

function commandsOfOneTurn(person: Caller, circleId: string): Command[] {
  const [messageId, taskId] = [randomUUID(), randomUUID()];
  const message = { circleId, commandId: randomUUID(), messageId, recipientId: null, text: 'Still here' };
  const facts = { title: 'Walk', description: '', recipientId: null, assigneeId: null };
  const task = { circleId, commandId: randomUUID(), taskId, ...facts, dueDate: '2026-11-21', dueTime: null };
  const done = { circleId, commandId: randomUUID(), taskId };
  return [
    { effect: `sent ${messageId}`, send: () => person.call('communication', 'sendMessage', message) },
    { effect: `added ${taskId}`, send: () => person.call('care', 'addTask', task) },
    { effect: `completed ${taskId}`, send: () => person.call('care', 'completeTask', done) },
  ];
}

const yes = () => true;

/** No answer came, or that of a server that is about to end. A refusal is an answer, and no right one. */
function unlessRefused(error: unknown): false {
  if (error instanceof Refused && error.status !== 503) throw error;
  return false;
}
