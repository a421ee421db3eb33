import { describe, expect, it } from 'vitest';
import { lettersApart, suggestNames } from './suggest-names';

const names = (name: string) => suggestNames(name).map((suggestion) => suggestion.name);

describe('did you mean', () => {
  it.each([
    ['Metforman', 'metformin'],
    ['Lisinoprol 10 mg', 'lisinopril'],
    ['Warfrain', 'warfarin'],
    ['Elquis', 'Eliquis'],
    ['Cuomadin', 'Coumadin'],
    ['Atorvastatn 20mg tablets', 'atorvastatin'],
    ['Tylenl PM', 'Tylenol'],
    ['Dozepezil', 'donepezil'],
  ])('MED-3 %s: %s', (written, meant) => {
    expect(names(written)[0]).toBe(meant);
  });

  it('MED-3 says which word it is about, and offers three at most', () => {
    expect(suggestNames('Aspirin with Metforman')).toEqual([{ written: 'metforman', name: 'metformin' }]);
    expect(names('Glipuride').length).toBeLessThanOrEqual(3);
  });

  it.each(['Zorblax', 'Metformin', 'Blue pill', 'xyz', '10 mg'])('MED-3 offers nothing for %s', (name) => {
    expect(names(name)).toEqual([]);
  });

  it('MED-3 counts changed, added, left out and swapped letters', () => {
    expect(lettersApart('abcd', 'abcd', 2)).toBe(0);
    expect(lettersApart('abcd', 'acbd', 2)).toBe(1);
    expect(lettersApart('abcd', 'abd', 2)).toBe(1);
    expect(lettersApart('abcd', 'abxcd', 2)).toBe(1);
    expect(lettersApart('abcd', 'xbcy', 2)).toBe(2);
    expect(lettersApart('abcd', 'wxyz', 2)).toBe(3);
  });
});
