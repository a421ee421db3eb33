import * as fc from 'fast-check';
import type { OperationKey } from '../testing/call-operation';
import { arbitraryInput } from './arbitrary-input';
import { idFor, type CircleFixture } from './circle-fixture';
import { idPlacesOf, withValueAt } from './id-places';
import { strangeValue } from './strange-value';

/** How often each kind of input comes, out of their sum. */
export interface Shares {
  valid: number;
  nearly: number;
  wild: number;
}

/** Inputs of an operation: valid ones with ids of living records, nearly valid ones, and anything at all. */
export function randomInput(key: OperationKey, circle: CircleFixture, shares: Shares): fc.Arbitrary<unknown> {
  const valid = withLivingIds(key, circle);
  return fc.oneof(
    { weight: shares.valid, arbitrary: valid },
    { weight: shares.nearly, arbitrary: fc.tuple(valid, fc.nat(), strangeValue, change).map(spoilt) },
    { weight: shares.wild, arbitrary: strangeValue },
  );
}

/** Three of four ids name a living record of the right kind; the others any record, or none. */
function withLivingIds(key: OperationKey, circle: CircleFixture): fc.Arbitrary<object> {
  const places = idPlacesOf(key).filter((place) => place !== 'commandId');
  const anyId = fc.constantFrom(...Object.values(circle.ids), circle.admin.id);
  const choices = fc.array(fc.tuple(fc.nat(7), anyId), {
    minLength: places.length,
    maxLength: places.length,
  });
  return fc.tuple(arbitraryInput(key), choices).map(([input, chosen]) =>
    places.reduce<object>((made, place, index) => {
      const [choice, id] = chosen[index] ?? [0, ''];
      if (choice === 7) return made;
      return withValueAt(made, place, choice === 6 ? id : idFor(key, place, circle));
    }, input),
  );
}

const change = fc.constantFrom('replace', 'replace', 'replace', 'drop', 'repeat', 'add');

/** The input with one thing wrong in it, at any depth. */
function spoilt([input, number, value, how]: [object, number, unknown, string]): unknown {
  const paths = pathsIn(input);
  const path = paths[number % Math.max(paths.length, 1)];
  if (how === 'add' || path === undefined)
    return { ...input, [typeof value === 'string' ? value : 'role']: value };
  if (how === 'drop') return withValueAt(input, path, undefined);
  return withValueAt(input, path, how === 'repeat' ? [value, value] : value);
}

function pathsIn(value: object): string[] {
  return Object.entries(value).flatMap(([name, inner]) =>
    inner !== null && typeof inner === 'object' && !Array.isArray(inner)
      ? [name, ...pathsIn(inner).map((path) => `${name}.${path}`)]
      : [name],
  );
}
