import { apiContract } from '@carecircle/contracts/api';
import type * as z from 'zod';
import type { Contract } from '../spine/contract-types';
import type { OperationKey } from '../testing/call-operation';

/** Contract keys of all operations; what is proved for each of these is proved for every later one. */
export const operationKeys = Object.entries(apiContract).flatMap(([area, operations]) =>
  Object.keys(operations).map((name) => `${area}.${name}` as OperationKey),
);

export const areas = Object.keys(apiContract);
/** Areas whose random calls are half of the work; the other half takes every other area, later ones too. */
export const recordAreas = ['care', 'emergency', 'finance'];

export function inputSchemaOf(key: OperationKey): z.ZodObject {
  return contractOf(key)['~orpc'].inputSchema as z.ZodObject;
}

export function outputSchemaOf(key: OperationKey): z.ZodType {
  return contractOf(key)['~orpc'].outputSchema as z.ZodType;
}

function contractOf(key: OperationKey): Contract {
  const [area = '', name = ''] = key.split('.');
  const areas: Record<string, Record<string, Contract>> = apiContract;
  const contract = areas[area]?.[name];
  if (!contract) throw new Error(`${key} is no operation.`);
  return contract;
}
