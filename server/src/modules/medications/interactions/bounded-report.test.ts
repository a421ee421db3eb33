import { listLimits } from '@carecircle/contracts';
import { expect, it } from 'vitest';
import { boundedReport } from './bounded-report';
import { interactionReport } from './interaction-report';

it('MED-3 ALL-3 a report that is longer than one answer says how much of it is missing', () => {
  const names = ['warfarin', 'ibuprofen', 'aspirin', 'naproxen', 'diclofenac', 'fluoxetine', 'sertraline'];
  const medications = Array.from({ length: 49 }, (_, index) => ({
    id: `medication-${index}`,
    name: names[index % names.length] ?? '',
    genericName: '',
    ingredients: [],
  }));
  const report = interactionReport(medications, []);
  expect(report.interactions.length).toBeGreaterThan(listLimits.interactions);
  const bounded = boundedReport(report);
  expect(bounded.interactions).toHaveLength(listLimits.interactions);
  expect(bounded.more).toBe(report.interactions.length - listLimits.interactions);
  expect(boundedReport(interactionReport(medications.slice(0, 2), [])).more).toBe(0);
});
