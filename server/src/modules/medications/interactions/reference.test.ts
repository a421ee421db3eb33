import { NamedDrugClass } from '@carecircle/contracts/schemas';
import { describe, expect, it } from 'vitest';
import { recogniseNames } from './recognise-names';
import { expandFact, pairKey, reference, weightOf } from './reference';
import { readReferenceFiles } from './reference-files';
import { spellingKey } from './spelling-key';

const files = readReferenceFiles();
const { ingredients, classes, brands, facts } = files;
const isKnown = (drug: string) => drug in ingredients || drug in classes;

describe('the reference list', () => {
  it('MED-3 has more than 120 facts of the right shape, true of thousands of pairs', () => {
    expect(facts.length).toBeGreaterThan(120);
    expect(reference().pairs.size).toBeGreaterThan(facts.length);
  });

  it('MED-3 tells each thing once: no two facts of the same drugs with the same effect', () => {
    const told = facts.map(({ drugs: [one, other], effect }) => `${pairKey(one, other)} ${effect}`);
    expect(told.filter((text, index) => told.indexOf(text) !== index)).toEqual([]);
  });

  it('MED-3 leaves no doubt which of two facts counts for a pair', () => {
    const doubts: string[] = [];
    const seen = new Map<string, string>();
    for (const fact of facts)
      for (const { cause, affected } of expandFact(files, fact)) {
        const key = `${pairKey(cause, affected)} ${fact.effect} ${weightOf(files, fact)}`;
        const earlier = seen.get(key);
        if (earlier) doubts.push(`${key}: ${earlier} and ${fact.drugs.join(' × ')}`);
        seen.set(key, fact.drugs.join(' × '));
      }
    expect(doubts).toEqual([]);
  });

  it('MED-3 speaks of known drugs alone, and cites labels of them', () => {
    const spoken = facts.flatMap(({ drugs, sources }) => [
      ...drugs,
      ...sources.flatMap((source) => ('label' in source ? [source.label] : [])),
    ]);
    const included = Object.values(classes).flatMap((one) => [...one.members, ...one.includes]);
    const all = [...spoken, ...included, ...Object.values(brands).flat()];
    expect(all.filter((drug) => !isKnown(drug))).toEqual([]);
    expect(Object.keys(classes).filter((id) => id in ingredients)).toEqual([]);
    const labels = facts.flatMap(({ sources }) => sources.flatMap((s) => ('label' in s ? [s.label] : [])));
    expect(labels.filter((label) => !(label in ingredients))).toEqual([]);
  });

  it('MED-3 has no class without a use, and none twice in itself', () => {
    const used = new Set([
      ...facts.flatMap(({ drugs }) => drugs as string[]),
      ...Object.values(classes).flatMap(({ includes }) => includes),
      ...files.duplicateClasses,
      ...files.allergyFamilies.flatMap((family) => [family.class, ...family.alsoCautionWith]),
    ]);
    expect(Object.keys(classes).filter((id) => !used.has(id))).toEqual([]);
    for (const id of NamedDrugClass.options) expect(reference().membersOf(id).size).toBeGreaterThan(1);
  });

  it('MED-3 reaches every ingredient by each of its names, and no name means two things', () => {
    const names = Object.entries(ingredients).flatMap(([id, [shown, ...others]]) =>
      [id, shown, ...others].map((name) => ({ id, name })),
    );
    for (const { id, name } of names)
      expect({ name, ...recogniseNames(name) }).toEqual({ name, ingredients: [id], unknownWords: [] });
    const written = [
      ...Object.entries(ingredients).flatMap(([id, [, ...others]]) => [id, ...others]),
      ...Object.keys(brands),
    ].map(spellingKey);
    expect(written.filter((key, index) => written.indexOf(key) !== index)).toEqual([]);
  });

  it('MED-3 knows 250 brands and more, each with all its ingredients', () => {
    expect(Object.keys(brands).length).toBeGreaterThan(250);
    for (const [name, ids] of Object.entries(brands))
      expect({ name, ...recogniseNames(name) }).toEqual({ name, ingredients: ids, unknownWords: [] });
  });
});
