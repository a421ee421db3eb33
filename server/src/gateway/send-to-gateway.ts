import { GatewayRefused, type GatewayOptions } from './gateway';
import { bodyOf, queryOf, type Told } from './gateway-body';

const timeoutMs = 15_000;

/** Resolves when the gateway has taken it. @throws GatewayRefused */
export async function sendToGateway({ url, body: shape }: GatewayOptions, told: Told): Promise<void> {
  const address = new URL(url);
  const { username, password } = address;
  const authorization: Record<string, string> = username ? { authorization: basic(username, password) } : {};
  address.username = '';
  address.password = '';
  const body = bodyOf(shape, told);
  if (!body) address.search = queryOf(address.searchParams, told.values);
  const response = await fetch(address, {
    method: body ? 'POST' : 'GET',
    headers: { ...(body && { 'content-type': body.type }), accept: 'application/json', ...authorization },
    body: body?.text,
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
