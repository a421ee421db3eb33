import { refusalStatus } from '@carecircle/contracts';
import type { OperationInput, OperationKey, OperationOutput } from '../operations/operation-types';
import { Refusal } from '../operations/refusal';

/** Answer of an operation: its output, a `Refusal`, or a function of the input that gives (or throws) one of them. */
export type Answer<K extends OperationKey> =
  | OperationOutput<K>
  | Refusal
  | ((input: OperationInput<K>) => OperationOutput<K> | Refusal | Promise<OperationOutput<K> | Refusal>);

export type Answers = { [K in OperationKey]?: Answer<K> };

export interface Call {
  operation: OperationKey;
  input: Record<string, unknown>;
  /** Whether it outlives the page that sends it. */
  keepalive: boolean;
}

/**
 * The HTTP border of a feature under test: answers requests as the server's would look, so that everything of ours on
 * this side of it runs for real.
 */
export interface FakeServer {
  /** Every request so far, in order. */
  readonly calls: readonly Call[];
  /** Inputs of one operation's requests. */
  callsOf: (operation: OperationKey) => Record<string, unknown>[];
  /** Changes or adds answers. */
  answer: (answers: Answers) => void;
  /** False: every request fails as without a network. */
  online: boolean;
  /** Ends the requests that have no answer yet, and takes no more, as a server does that goes away. */
  close: () => void;
  fetch: typeof fetch;
}

export function fakeServer(first: Answers = {}): FakeServer {
  let answers = first;
  const calls: Call[] = [];
  const closed = new AbortController();
  const server: FakeServer = {
    calls,
    callsOf: (operation) => calls.filter((call) => call.operation === operation).map(({ input }) => input),
    answer: (more) => {
      answers = { ...answers, ...more };
    },
    online: true,
    close: () => closed.abort(),
    fetch: async (target, init) => {
      const url = new URL(String(target), 'http://localhost');
      const operation = operationOf(url.pathname);
      const input = inputOf(url, init);
      calls.push({ operation, input, keepalive: init?.keepalive ?? false });
      if (!server.online || closed.signal.aborted) throw new TypeError('Failed to fetch');
      const answer = answers[operation] as Answer<OperationKey> | undefined;
      return Promise.race([respond(answer, operation, input), endOf(closed.signal)]);
    },
  };
  return server;
}

function endOf(closed: AbortSignal): Promise<never> {
  return new Promise((_, reject) =>
    closed.addEventListener('abort', () => reject(new TypeError('Failed to fetch')), { once: true }),
  );
}

function operationOf(pathname: string): OperationKey {
  const [, , area = '', name = ''] = pathname.split('/');
  return `${area}.${name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())}` as OperationKey;
}

function inputOf(url: URL, init: RequestInit | undefined): Record<string, unknown> {
  if (typeof init?.body === 'string') return JSON.parse(init.body) as Record<string, unknown>;
  return Object.fromEntries(url.searchParams);
}

async function respond(
  answer: Answer<OperationKey> | undefined,
  operation: OperationKey,
  input: Record<string, unknown>,
): Promise<Response> {
  if (answer === undefined) throw new Error(`The test gives no answer for ${operation}`);
  const result = await (typeof answer === 'function' ? answer(input as never) : answer);
  if (!(result instanceof Refusal)) return Response.json(result);
  const { code, message, fields, details } = result;
  return Response.json({ code, message, fields, details }, { status: refusalStatus[code] });
}
