import type { OperationKey } from './operation-types';

/** Method and path of an operation, from its key alone (the URL rule of the contracts). */
export function operationRequest(key: OperationKey, input: Record<string, unknown>) {
  const [area = '', name = ''] = key.split('.');
  const path = `/api/${area}/${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
  if (/^(list|get)/.test(name)) return { method: 'GET', url: path + queryString(input), body: undefined };
  return { method: 'POST', url: path, body: JSON.stringify(input) };
}

function queryString(input: Record<string, unknown>): string {
  const given = Object.entries(input).filter(([, value]) => value !== undefined && value !== null);
  const search = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
  return search && `?${search}`;
}
