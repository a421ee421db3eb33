import { SmsRefused, type Sms, type TextMessage } from './sms';

export interface SmsOptions {
  /** Where messages are posted. A name and password in it are sent as basic authentication. */
  url: string;
  /** Number or name that messages come from. */
  from: string;
  /** `twilio`: the form of its Messages resource. `json`: `{ "to", "from", "text" }`. Else a JSON template with these in braces. */
  body: string;
}

const timeoutMs = 15_000;

/** Text messages over an HTTP gateway; without options there is none. */
export function createSms(options: SmsOptions | null): Sms {
  if (!options)
    return { isConfigured: false, send: () => Promise.reject(new Error('SMS is not configured.')) };
  return { isConfigured: true, send: (message) => post(options, message) };
}

async function post(options: SmsOptions, message: TextMessage): Promise<void> {
  const address = new URL(options.url);
  const { username, password } = address;
  const authorization: Record<string, string> = username ? { authorization: basic(username, password) } : {};
  address.username = '';
  address.password = '';
  const { type, body } = bodyOf(options, message);
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': type, accept: 'application/json', ...authorization },
    body,
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  });
  await response.body?.cancel();
  if (!response.ok) throw new SmsRefused(response.status, isFinal(response.status));
}

/** What is wrong with this message stays so; being asked too often, or a wrong key of ours, passes. */
function isFinal(status: number): boolean {
  return status >= 400 && status < 500 && ![401, 403, 408, 429].includes(status);
}

function basic(username: string, password: string): string {
  const pair = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`;
  return `Basic ${Buffer.from(pair).toString('base64')}`;
}

const jsonTemplate = '{"to":"{to}","from":"{from}","text":"{text}"}';

function bodyOf({ body, from }: SmsOptions, { to, text }: TextMessage): { type: string; body: string } {
  if (body === 'twilio') {
    const form = new URLSearchParams({ To: to, From: from, Body: text });
    return { type: 'application/x-www-form-urlencoded', body: form.toString() };
  }
  const values: Record<string, string> = { to, from, text };
  const template = body === 'json' ? jsonTemplate : body;
  const filled = template.replace(/\{(to|from|text)\}/g, (_all, name: string) =>
    JSON.stringify(values[name]).slice(1, -1),
  );
  return { type: 'application/json', body: filled };
}
