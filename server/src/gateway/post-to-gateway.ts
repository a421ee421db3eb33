import { GatewayRefused, type GatewayOptions } from './gateway';

const timeoutMs = 15_000;

interface Posted {
  /** What `json` and templates are filled with; what is undefined is left out of `json` and empty in a template. */
  values: Readonly<Record<string, string | undefined>>;
  /** The same as the form of Twilio's resource. */
  form: Readonly<Record<string, string | undefined>>;
}

/** Resolves when the gateway has taken it. @throws GatewayRefused */
export async function postToGateway({ url, body: shape }: GatewayOptions, posted: Posted): Promise<void> {
  const address = new URL(url);
  const { username, password } = address;
  const authorization: Record<string, string> = username ? { authorization: basic(username, password) } : {};
  address.username = '';
  address.password = '';
  const { type, body } = bodyOf(shape, posted);
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': type, accept: 'application/json', ...authorization },
    body,
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  });
  await response.body?.cancel();
  if (!response.ok) throw new GatewayRefused(response.status, isFinal(response.status));
}

/** What is wrong with this message stays so; being asked too often, or a wrong key of ours, passes. */
function isFinal(status: number): boolean {
  return status >= 400 && status < 500 && ![401, 403, 408, 429].includes(status);
}

function basic(username: string, password: string): string {
  const pair = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`;
  return `Basic ${Buffer.from(pair).toString('base64')}`;
}

function bodyOf(shape: string, { values, form }: Posted): { type: string; body: string } {
  if (shape === 'twilio') {
    const body = new URLSearchParams();
    for (const [name, value] of Object.entries(form)) if (value !== undefined) body.set(name, value);
    return { type: 'application/x-www-form-urlencoded', body: body.toString() };
  }
  if (shape === 'json') return { type: 'application/json', body: JSON.stringify(values) };
  const filled = shape.replace(/\{(\w+)\}/g, (whole, name: string) =>
    Object.hasOwn(values, name) ? JSON.stringify(values[name] ?? '').slice(1, -1) : whole,
  );
  return { type: 'application/json', body: filled };
}
