import { expect, it } from 'vitest';
import { paymentReference } from './payment-reference';

it('FIN-2 a reference is readable and does not repeat', () => {
  const references = Array.from({ length: 1000 }, paymentReference);
  expect(new Set(references).size).toBe(1000);
  for (const reference of references) expect(reference).toMatch(/^CC-[2-9A-HJKMNP-TV-Z]{10}$/);
});
