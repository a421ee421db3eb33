import * as fc from 'fast-check';
import { interactionSeverities } from '@carecircle/contracts/schemas';
import { InteractionReport } from '@carecircle/contracts/schemas';
import { describe, expect, it } from 'vitest';
import { aboutMedication, interactionReport } from './interaction-report';
import type { NamedMedication } from './medication-names';
import { reference } from './reference';

const named = (name: string, more: Partial<NamedMedication> = {}): NamedMedication => ({
  ...{ id: null, name, genericName: '', ingredients: [] },
  ...more,
});
const report = (...names: string[]) =>
  interactionReport(
    names.map((name) => named(name)),
    [],
  );
const told = (...names: string[]) =>
  report(...names).interactions.map(({ severity, effect }) => `${severity} ${effect}`);

describe('interactions', () => {
  it('MED-3 tells what one does to the other, how sure that is and what to do', () => {
    expect(report('Coumadin 5 mg', 'Advil').interactions).toEqual([
      {
        cause: { medicationId: null, name: 'Advil', ingredient: 'ibuprofen' },
        affected: { medicationId: null, name: 'Coumadin 5 mg', ingredient: 'warfarin' },
        severity: 'major',
        mechanism: 'same-effect',
        effect: 'bleeding',
        advice: ['ask-before-taking', 'other-painkiller', 'watch-bleeding'],
        sources: [{ label: 'warfarin', section: 'drug-interactions' }],
        checkedOn: '2026-11-22',
      },
    ]);
  });

  it.each([
    [['Viagra', 'Nitrostat'], ['severe low-blood-pressure']],
    [['Zoloft', 'phenelzine'], ['severe serotonin-syndrome']],
    [['simvastatin', 'Biaxin'], ['severe muscle-harm']],
    [['simvastatin', 'gemfibrozil'], ['severe muscle-harm']],
    [['atorvastatin', 'gemfibrozil'], ['major muscle-harm']],
    [['Percocet', 'Xanax'], ['severe slowed-breathing']],
    [['Plavix', 'Prilosec'], ['major too-weak']],
    [['Synthroid', 'Feosol'], ['moderate too-weak']],
    [['Lithium', 'Lisinopril'], ['major poisoning']],
    [
      ['Entresto', 'Lisinopril'],
      ['severe swelling', 'major kidney-harm'],
    ],
    [['Lanoxin', 'amiodarone'], ['major poisoning']],
    [['methotrexate', 'Bactrim'], ['severe blood-cell-harm']],
    [['Levaquin', 'prednisone'], ['major tendon-harm']],
    [['metformin', 'lisinopril'], []],
  ])('MED-3 %s', (names, expected) => {
    expect(told(...names)).toEqual(expected);
    expect(told(...[...names].reverse())).toEqual(expected);
  });

  it('MED-3 matches brand and generic names, and listed ingredients', () => {
    const pair = [
      named('Blue pill', { genericName: 'warfarin' }),
      named('Red', { ingredients: ['ibuprofen'] }),
    ];
    const { interactions, unknownNames } = interactionReport(pair, []);
    expect(interactions).toHaveLength(1);
    expect(unknownNames).toEqual([]);
  });

  it('MED-3 is silent within one product, and tells a fact once of two', () => {
    expect(told('Bactrim')).toEqual([]);
    expect(report('Kaletra', 'simvastatin').interactions).toHaveLength(1);
  });

  it('MED-3 begins with the most serious', () => {
    const severities = report(
      'warfarin',
      'Advil',
      'Zoloft',
      'Viagra',
      'Nitrostat',
      'levothyroxine',
    ).interactions.map(({ severity }) => interactionSeverities.indexOf(severity));
    expect(severities.length).toBeGreaterThan(3);
    expect(severities).toEqual([...severities].sort());
  });

  it('MED-3 says nothing of unknown names, and that they are unknown', () => {
    expect(report('Zorblax', 'warfarin', 'aspirin with quuxin')).toMatchObject({
      interactions: [{ severity: 'major' }],
      unknownNames: [
        { name: 'Zorblax', words: ['zorblax'] },
        { name: 'aspirin with quuxin', words: ['quuxin'] },
      ],
    });
    expect(report('10 mg').unknownNames).toEqual([{ medicationId: null, name: '10 mg', words: ['10 mg'] }]);
  });

  it('MED-3 says how much it covers', () => {
    const { files, pairs } = reference();
    expect(report().coverage).toEqual({
      ...{ facts: files.facts.length, pairs: pairs.size, checkedOn: '2026-11-22' },
      ingredients: Object.keys(files.ingredients).length,
    });
  });
});

describe('duplicates', () => {
  const duplicates = (...names: string[]) =>
    report(...names).duplicates.map(({ drugClass, medications }) => [
      drugClass,
      medications.map(({ name }) => name),
    ]);

  it('MED-3 finds the same ingredient in two products', () => {
    expect(duplicates('Tylenol', 'Percocet', 'Lisinopril')).toEqual([[null, ['Percocet', 'Tylenol']]]);
  });

  it('MED-3 finds two of a class, but not the same drug as two of its class', () => {
    expect(duplicates('Advil', 'Aleve')).toEqual([['nsaid', ['Advil', 'Aleve']]]);
    expect(duplicates('Advil', 'Motrin')).toEqual([[null, ['Advil', 'Motrin']]]);
    expect(duplicates('Eliquis', 'Coumadin')).toEqual([['anticoagulant', ['Coumadin', 'Eliquis']]]);
    expect(duplicates('Lantus', 'Humalog')).toEqual([]);
  });
});

describe('allergies', () => {
  const conflicts = (name: string, ...allergies: string[]) =>
    interactionReport([named(name)], allergies).allergies.map(({ match, drugClass }) => [match, drugClass]);

  it.each([
    ['Amoxil', 'amoxicillin (rash)', [['ingredient', null]]],
    ['Augmentin', 'Penicillin', [['class', 'penicillin']]],
    ['amoxicilina', 'alergia a la penicilina', [['class', 'penicillin']]],
    ['dicloxacillin', 'amoxicillin', [['class', 'penicillin']]],
    ['Keflex', 'Penicillin', [['related-class', 'cephalosporin']]],
    ['Bactrim', 'sulfa drugs', [['class', 'sulfonamide-antibiotic']]],
    ['Advil', 'Aspirin', [['class', 'nsaid-or-aspirin']]],
    ['codeine', 'Opiates', [['class', 'opioid']]],
    ['morphine', 'codeine', []],
    ['Lisinopril', 'Penicillin', []],
  ])('MED-3 %s with an allergy to %s', (name, allergy, expected) => {
    expect(conflicts(name, allergy)).toEqual(expected);
  });

  it('MED-3 says which allergies were not compared', () => {
    expect(interactionReport([], ['Peanuts', 'Penicillin']).unknownAllergies).toEqual(['Peanuts']);
  });
});

describe('every report', () => {
  const { files } = reference();
  const aName = fc.oneof(
    fc.constantFrom(...Object.keys(files.brands), ...Object.keys(files.ingredients)),
    fc.string({ maxLength: 120, unit: 'grapheme' }),
  );
  const someMedications = fc.array(
    fc.record({ id: fc.uuid(), name: aName, genericName: aName, ingredients: fc.constant([]) }),
    { maxLength: 8 },
  );
  const someAllergies = fc.array(aName, { maxLength: 3 });

  it('MED-3 is of the declared shape and the same for every order of the medications', () => {
    fc.assert(
      fc.property(
        someMedications,
        someAllergies,
        fc.infiniteStream(fc.nat()),
        (medications, allergies, picks) => {
          const found = interactionReport(medications, allergies);
          expect(InteractionReport.parse(found)).toEqual(found);
          const left = [...medications];
          const shuffled = medications.flatMap(() => left.splice(picks.next().value % left.length, 1));
          expect(interactionReport(shuffled, allergies)).toEqual(found);
        },
      ),
    );
  });

  it('MED-3 about one medication has all that names it, and nothing else', () => {
    fc.assert(
      fc.property(
        someMedications.filter((all) => all.length > 0),
        (medications) => {
          const found = interactionReport(medications, []);
          const all = medications.flatMap(({ id }) => aboutMedication(found, id).interactions);
          expect(new Set(all)).toEqual(new Set(found.interactions));
          expect(all).toHaveLength(2 * found.interactions.length);
        },
      ),
    );
  });
});
