import type OpenAI from 'openai';
import * as z from 'zod';
import {
  ModelFailed,
  type LanguageModel,
  type ModelEntry,
  type ModelQuestion,
  type ModelStep,
} from './language-model';

export interface ModelOptions {
  /** Base address of an OpenAI-compatible interface, such as `https://models.example/v1`. */
  url: string;
  name: string;
  /** Undefined where the endpoint asks for none. */
  key: string | undefined;
  /** How long one step may take; 20 s unless told. */
  timeoutMs?: number;
}

const mostTokens = 700;
const stepTimeoutMs = 20_000;

type Message = OpenAI.ChatCompletionMessageParam;

/** Whatever an endpoint answers is checked before it is used. */
const Answer = z.object({
  choices: z
    .array(
      z.object({
        message: z.object({
          content: z.string().nullish(),
          tool_calls: z
            .array(
              z.object({
                id: z.string().min(1).max(120),
                function: z.object({ name: z.string().min(1).max(60), arguments: z.string().max(8_000) }),
              }),
            )
            .nullish(),
        }),
      }),
    )
    .min(1),
});
const Arguments = z.object({ request: z.string().trim().max(500) });

/** A model behind an OpenAI-compatible endpoint. The client is loaded when it is first asked: most installations have none. */
export function createLanguageModel(options: ModelOptions): LanguageModel {
  let client: Promise<OpenAI> | undefined;
  return {
    name: options.name,
    host: new URL(options.url).host,
    async next(question) {
      client ??= openClient(options);
      try {
        return stepOf(await complete(await client, options, question));
      } catch (error) {
        if (error instanceof ModelFailed) throw error;
        throw new ModelFailed('The language model gave no answer', { cause: error });
      }
    },
  };
}

async function openClient({ url, key, timeoutMs = stepTimeoutMs }: ModelOptions): Promise<OpenAI> {
  const { default: Client } = await import('openai');
  return new Client({
    baseURL: url,
    // The client wants one; without a key no header is sent.
    apiKey: key ?? 'none',
    timeout: timeoutMs,
    maxRetries: 0,
    fetch: (input, init) =>
      fetch(input, { ...init, redirect: 'error', headers: plainHeaders(init?.headers, key) }),
  });
}

/** Without what the client tells of this machine. */
function plainHeaders(given: RequestInit['headers'], key: string | undefined): Headers {
  const headers = new Headers(given);
  for (const name of [...headers.keys()]) if (name.startsWith('x-stainless')) headers.delete(name);
  headers.set('user-agent', 'CareCircle');
  if (key === undefined) headers.delete('authorization');
  return headers;
}

async function complete(client: OpenAI, { name }: ModelOptions, question: ModelQuestion): Promise<unknown> {
  const { instructions, entries, skills } = question;
  return client.chat.completions.create({
    model: name,
    max_tokens: mostTokens,
    messages: [{ role: 'system', content: instructions }, ...messagesOf(entries)],
    ...(skills.length > 0 && { tools: skills.map(toolOf) }),
  });
}

function toolOf({ id, description }: ModelQuestion['skills'][number]): OpenAI.ChatCompletionTool {
  const request = {
    type: 'string',
    description: 'What to look for or to prepare, in the person’s own words',
  };
  const parameters = { type: 'object', properties: { request }, required: ['request'] };
  return { type: 'function', function: { name: id, description, parameters } };
}

/** Each call stands in a message of its own, with its result after it. */
function messagesOf(entries: readonly ModelEntry[]): Message[] {
  const messages: Message[] = [];
  for (const entry of entries) {
    if (entry.from === 'person') messages.push({ role: 'user', content: entry.text });
    if (entry.from === 'louise') messages.push({ role: 'assistant', content: entry.text });
    if (entry.from === 'result') messages.push(resultOf(entry));
    if (entry.from === 'call') messages.push({ role: 'assistant', tool_calls: [callOf(entry)] });
  }
  return messages;
}

function callOf({ callId, skill, request }: Extract<ModelEntry, { from: 'call' }>) {
  const called = { name: skill, arguments: JSON.stringify({ request }) };
  return { id: callId, type: 'function' as const, function: called };
}

/** Marked as data: a document's name or a message may read like an order, and is none. */
function resultOf({ callId, text }: Extract<ModelEntry, { from: 'result' }>): Message {
  return { role: 'tool', tool_call_id: callId, content: JSON.stringify({ records: text }) };
}

function stepOf(answer: unknown): ModelStep {
  const read = Answer.safeParse(answer);
  const message = read.data?.choices[0]?.message;
  if (!message) throw new ModelFailed('The language model’s answer has another shape');
  const calls = (message.tool_calls ?? []).map(({ id, function: { name, arguments: given } }) => ({
    ...{ callId: id, skill: name },
    request: requestOf(given),
  }));
  if (calls.length > 0) return { kind: 'calls', calls };
  const text = message.content?.trim() ?? '';
  if (text === '') throw new ModelFailed('The language model said nothing');
  return { kind: 'text', text };
}

function requestOf(given: string): string {
  try {
    return Arguments.parse(JSON.parse(given)).request;
  } catch (error) {
    throw new ModelFailed('The language model asks for something unreadable', { cause: error });
  }
}
