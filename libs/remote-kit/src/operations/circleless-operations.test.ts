import { expect, it } from 'vitest';
import { apiContract } from '@carecircle/contracts/api';
import { isCircleOperation } from './circleless-operations';
import { operationRequest } from './operation-request';
import type { OperationKey } from './operation-types';

const operations = Object.entries(apiContract).flatMap(([area, contract]) =>
  Object.entries(contract).map(([name, operation]) => ({
    key: `${area}.${name}` as OperationKey,
    ...operation['~orpc'],
  })),
);

it.each(operations)('$key is called as the contract says', ({ key, route, meta }) => {
  const { method, url } = operationRequest(key, {});
  expect([method, url]).toEqual([route.method, `/api${route.path}`]);
  expect(isCircleOperation(key)).toBe(meta.scope === 'circle');
});
