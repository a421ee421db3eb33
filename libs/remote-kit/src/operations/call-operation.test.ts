import { afterEach, expect, it, vi } from 'vitest';
import { callOperation, callTimeoutMs } from './call-operation';
import { operationRequest } from './operation-request';
import { Refusal, Unreachable } from './refusal';

const circleId = '11111111-1111-4111-8111-111111111111';

function answerWith(response: Response | Error) {
  const fetching = vi.fn(async (_url: string, _init: RequestInit) => {
    if (response instanceof Error) throw response;
    return response;
  });
  vi.stubGlobal('fetch', fetching);
  return fetching;
}

afterEach(() => vi.unstubAllGlobals());

it('derives method and address from the key alone', () => {
  expect(operationRequest('circles.listPendingMembers', { circleId })).toEqual({
    method: 'GET',
    url: `/api/circles/list-pending-members?circleId=${circleId}`,
    body: undefined,
  });
  expect(operationRequest('finance.payBill', { billId: 'x' })).toEqual({
    method: 'POST',
    url: '/api/finance/pay-bill',
    body: '{"billId":"x"}',
  });
});

it('leaves absent filters out of the address and escapes the rest', () => {
  expect(operationRequest('finance.listBills', { category: undefined, search: 'a&b c' }).url).toBe(
    '/api/finance/list-bills?search=a%26b+c',
  );
});

it('gives the answer', async () => {
  const fetching = answerWith(Response.json([]));
  expect(await callOperation('finance.listBills', { circleId })).toEqual([]);
  expect(fetching.mock.calls[0]?.[1]).toMatchObject({ method: 'GET', credentials: 'same-origin' });
});

it('ALL-3 throws what the server refuses, with its fields', async () => {
  const fields = [{ path: 'name', code: 'too_small' }];
  answerWith(Response.json({ code: 'INVALID_INPUT', message: 'no name', fields }, { status: 422 }));
  const refusal = await callOperation('finance.listBills', { circleId }).catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(Refusal);
  expect(refusal).toMatchObject({ code: 'INVALID_INPUT', fields });
});

it('ALL-3 takes a refusal that only a newer server knows for a refusal all the same', async () => {
  answerWith(Response.json({ code: 'MOON_IS_FULL', message: 'Not tonight.' }, { status: 409 }));
  const refusal = await callOperation('finance.listBills', { circleId }).catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(Refusal);
  expect(refusal).toMatchObject({ code: 'INVALID_STATE', message: 'Not tonight.' });
});

it.each([
  ['no network', new TypeError('Failed to fetch')],
  ['a proxy that answers in HTML', new Response('<h1>502</h1>', { status: 502 })],
  ['a server that fails', Response.json({ code: 'INTERNAL', message: 'x' }, { status: 500 })],
])('takes %s for unreachable', async (_, response) => {
  answerWith(response);
  await expect(callOperation('finance.listBills', { circleId })).rejects.toBeInstanceOf(Unreachable);
});

it('says how long a starting server asks to wait', async () => {
  const headers = { 'retry-after': '2' };
  answerWith(Response.json({ code: 'UNAVAILABLE', message: 'starting' }, { status: 503, headers }));
  await expect(callOperation('finance.listBills', { circleId })).rejects.toMatchObject({
    retryAfterMs: 2000,
  });
});

it('shows too many attempts where they are an answer, and waits elsewhere', async () => {
  const refusal = () => Response.json({ code: 'TOO_MANY_ATTEMPTS', message: 'slow down' }, { status: 429 });
  answerWith(refusal());
  const signIn = { email: 'ana@example.org', password: 'x', commandId: circleId };
  await expect(callOperation('account.signIn', signIn)).rejects.toBeInstanceOf(Refusal);
  answerWith(refusal());
  await expect(callOperation('finance.listBills', { circleId })).rejects.toBeInstanceOf(Unreachable);
});

it('gives up after 15 s', async () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort());
  vi.stubGlobal('fetch', (_: string, { signal }: RequestInit) => Promise.reject(signal?.reason));
  await expect(callOperation('finance.listBills', { circleId })).rejects.toBeInstanceOf(Unreachable);
  expect(timeout).toHaveBeenCalledWith(callTimeoutMs);
  expect(callTimeoutMs).toBe(15_000);
  timeout.mockRestore();
});
