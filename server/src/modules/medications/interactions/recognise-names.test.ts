import { describe, expect, it } from 'vitest';
import { recogniseNames } from './recognise-names';

const read = (text: string) => recogniseNames(text).ingredients;

describe('names of medications', () => {
  it.each([
    ['Lisinopril 10mg tablets', ['lisinopril']],
    ['METOPROLOL succinate ER 50 mg', ['metoprolol']],
    ['Metoprolol-Succinat 47,5 mg Retardtabletten', ['metoprolol']],
    ['paracetamol', ['acetaminophen']],
    ['APAP', ['acetaminophen']],
    ['Percocet 5-325', ['oxycodone', 'acetaminophen']],
    ['oxycodone/acetaminophen', ['oxycodone', 'acetaminophen']],
    ['Co-codamol 30/500', ['acetaminophen', 'codeine']],
    ['Tylenol with Codeine #3', ['acetaminophen', 'codeine']],
    ['Advil', ['ibuprofen']],
    ['Advil PM', ['ibuprofen', 'diphenhydramine']],
    ['Aspirin EC 81', ['aspirin']],
    ['Ácido acetilsalicílico 100 mg', ['aspirin']],
    ['losartan potassium 50 mg', ['losartan']],
    ['Klor-Con M20', ['potassium-chloride']],
    ['Potassium', ['potassium']],
    ['Calcium, Magnesium and Zinc', ['calcium', 'magnesium', 'zinc']],
    ['amoxicillin/clavulanate potassium', ['amoxicillin', 'clavulanate']],
    ['St. John’s Wort', ['st-johns-wort']],
    ['Johanniskraut', ['st-johns-wort']],
    ['insulin glargine (Lantus)', ['insulin-glargine']],
    ['Vitamin K1', ['vitamin-k']],
  ])('MED-3 %s', (text, ingredients) => {
    expect(read(text)).toEqual(ingredients);
  });

  it.each([
    ['amoxicillin', ['amoxicilina', 'amoxicilline', 'Amoxicillina', 'AMOXICILLIN']],
    ['warfarin', ['warfarina', 'Warfarine', 'varfarina']],
    ['hydrochlorothiazide', ['hidroclorotiazida', 'Hydrochlorothiazid', 'idroclorotiazide']],
    ['methotrexate', ['metotrexato', 'méthotrexate', 'Methotrexat']],
    ['phenytoin', ['fenitoína', 'phénytoïne', 'fenitoina']],
    ['levothyroxine', ['levotiroxina', 'Levothyroxin', 'lévothyroxine']],
    ['ketoconazole', ['ketoconazol', 'cetoconazol', 'kétoconazole']],
  ])('MED-3 %s is the same in every spelling', (ingredient, names) => {
    for (const name of names) expect([name, read(name)]).toEqual([name, [ingredient]]);
  });

  it('MED-3 says which words it does not know', () => {
    expect(recogniseNames('Zorblax 10 mg')).toEqual({ ingredients: [], unknownWords: ['zorblax'] });
    expect(recogniseNames('aspirin + zorblax')).toEqual({
      ingredients: ['aspirin'],
      unknownWords: ['zorblax'],
    });
  });

  it.each(['', ' ', '10 mg', '💊', 'constructor', '__proto__', 'toString'])(
    'MED-3 reads nothing from %j',
    (text) => {
      expect(read(text)).toEqual([]);
    },
  );
});
