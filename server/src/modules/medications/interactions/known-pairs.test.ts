import { describe, expect, it } from 'vitest';
import { interactionReport } from './interaction-report';

const told = (...names: string[]) =>
  interactionReport(
    names.map((name) => ({ id: null, name, genericName: '', ingredients: [] })),
    [],
  ).interactions.map(({ severity, effect }) => `${severity} ${effect}`);

const effectOfPairs: readonly (readonly [effect: string, pairs: readonly (readonly [string, string])[]])[] = [
  [
    'moderate too-weak',
    [
      ...(['Aricept', 'rivastigmine', 'Razadyne'] as const).flatMap((dementia) =>
        [
          'Ditropan',
          'Vesicare',
          'Bentyl',
          'Benadryl',
          'Tylenol PM',
          'Dramamine',
          'amitriptyline',
          'Pamelor',
        ].map((other) => [dementia, other] as const),
      ),
      ...(['Sinemet', 'carbidopa/levodopa 25-100', 'Rytary', 'Stalevo', 'Dhivy', 'Madopar'] as const).flatMap(
        (levodopa) => [[levodopa, 'Feosol'] as const, [levodopa, 'Reglan'] as const],
      ),
    ],
  ],
  [
    'major too-weak',
    ['haloperidol', 'Compazine', 'risperidone', 'chlorpromazine'].map((other) => ['Rytary', other] as const),
  ],
  [
    'severe blood-pressure-crisis',
    [
      ['Sinemet', 'Nardil'],
      ['Stalevo', 'Parnate'],
    ],
  ],
  [
    'major irregular-heartbeat',
    [
      ...[
        ...['azithromycin', 'escitalopram', 'donepezil', 'chlorpromazine', 'haloperidol', 'citalopram'],
        ...['ondansetron', 'methadone', 'moxifloxacin', 'levofloxacin', 'ciprofloxacin', 'clarithromycin'],
        ...['erythromycin', 'fluconazole', 'thioridazine', 'pimozide', 'domperidone', 'hydroxychloroquine'],
        ...['cilostazol', 'flecainide', 'droperidol', 'pentamidine', 'hydroxyzine'],
      ].map((drug) => [drug, 'sotalol'] as const),
      ['Z-Pak', 'Lexapro'],
      ['Aricept', 'Zofran'],
      ['Haldol', 'Levaquin'],
      ['Diflucan', 'Celexa'],
      ['Cipro', 'Plaquenil'],
    ],
  ],
  [
    'severe irregular-heartbeat',
    ['dofetilide', 'quinidine', 'disopyramide', 'sotalol', 'ibutilide'].map(
      (drug) => ['Pacerone', drug] as const,
    ),
  ],
  [
    'major kidney-harm',
    ['fluconazole', 'ketoconazole', 'itraconazole', 'posaconazole', 'voriconazole', 'grapefruit juice'].map(
      (drug) => [drug, 'Prograf'] as const,
    ),
  ],
  [
    'major bleeding',
    ['fluconazole', 'ketoconazole', 'itraconazole', 'posaconazole', 'voriconazole'].flatMap((azole) =>
      ['Eliquis', 'Xarelto', 'Pradaxa', 'Savaysa', 'Coumadin'].map((other) => [azole, other] as const),
    ),
  ],
  [
    'major low-blood-pressure',
    [
      ['Catapres', 'Zanaflex'],
      ['Intuniv', 'tizanidine'],
    ],
  ],
  [
    'major slow-heartbeat',
    ['metoprolol', 'propranolol', 'Coreg', 'Tenormin'].map((drug) => ['clonidine', drug] as const),
  ],
  [
    'severe slowed-breathing',
    [
      ['Percocet', 'Ativan'],
      ['oxycodone', 'alcohol'],
      ['Norco', 'wine'],
      ['Xanax', 'beer'],
      ['phenobarbital', 'alcohol'],
      ['Xyrem', 'morphine'],
    ],
  ],
  [
    'major slowed-breathing',
    [
      ...[
        ...['Ambien', 'Lunesta', 'gabapentin', 'Lyrica', 'Flexeril', 'Soma', 'baclofen', 'Benadryl'],
        ...[
          'hydroxyzine',
          'phenobarbital',
          'butalbital',
          'quetiapine',
          'Belsomra',
          'meprobamate',
          'meclizine',
        ],
      ].map((sedative) => ['oxycodone', sedative] as const),
      ['MS Contin', 'Percocet'],
    ],
  ],
  ['major muscle-harm', [['grapefruit', 'simvastatin']]],
];

describe('pairs that a family must be warned of', () => {
  it.each(
    effectOfPairs.flatMap(([effect, pairs]) => pairs.map(([one, other]) => [one, other, effect] as const)),
  )('MED-3 %s with %s: %s', (one, other, effect) => {
    expect(told(one, other)).toContain(effect);
    expect(told(other, one)).toContain(effect);
  });

  it.each([
    ['paracetamol', 'amoxicillin'],
    ['Tylenol', 'Zyrtec'],
    ['levothyroxine', 'lisinopril'],
    ['metformin', 'atorvastatin'],
    ['amlodipine', 'Tylenol'],
    ['donepezil', 'memantine'],
    ['Claritin', 'omeprazole'],
    ['Vitamin C', 'warfarin'],
    ['Vitamin D3', 'Synthroid'],
    ['Colace', 'oxycodone'],
    ['montelukast', 'albuterol'],
    ['Keppra', 'lisinopril'],
    ['acetaminophen', 'ibuprofen'],
    ['Flonase', 'Allegra'],
  ])('MED-3 is silent about %s with %s', (one, other) => {
    expect(told(one, other)).toEqual([]);
  });
});
