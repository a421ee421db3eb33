import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface AskedOfStripe {
  path: string;
  form: URLSearchParams;
  idempotencyKey: string | undefined;
}

/** A server that answers as Stripe's does, with what a test put into it; it remembers what it was asked. */
export async function startScriptedStripe() {
  const asked: AskedOfStripe[] = [];
  const subscriptions = new Map<string, object>();
  let isDown = false;
  const server: Server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const path = (request.url ?? '').split('?')[0] ?? '';
      const form = new URLSearchParams(Buffer.concat(chunks).toString());
      const key = request.headers['idempotency-key'];
      asked.push({ path, form, idempotencyKey: Array.isArray(key) ? key[0] : key });
      const answer = isDown ? null : answerTo(path, form);
      response.writeHead(answer ? 200 : isDown ? 503 : 404, { 'content-type': 'application/json' });
      response.end(JSON.stringify(answer ?? { error: { message: 'no', type: 'api_error' } }));
    });
  });
  const answerTo = (path: string, form: URLSearchParams): object | null => {
    if (path === '/v1/checkout/sessions') return { id: 'cs_1', url: 'https://checkout.example/cs_1' };
    if (path === '/v1/billing_portal/sessions') return { id: 'bps_1', url: 'https://portal.example/bps_1' };
    const id = path.replace('/v1/subscriptions/', '');
    const found = subscriptions.get(id);
    if (!found) return null;
    const ending = form.get('cancel_at_period_end');
    if (ending !== null) subscriptions.set(id, { ...found, cancel_at_period_end: ending === 'true' });
    return subscriptions.get(id) ?? null;
  };
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    subscriptions,
    setDown: (down: boolean) => void (isDown = down),
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
}
