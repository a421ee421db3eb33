import { randomUUID } from 'node:crypto';
import { dangerKeys, medicationDefaults, type MedicationInput } from '@carecircle/contracts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/start-test-server';
import type { TestCircle, TestPerson } from '../../testing/test-person';

let server: TestServer;
let ana: TestPerson;
let fran: TestPerson;
let circle: TestCircle;
let rosa: string;

beforeAll(async () => {
  server = await startTestServer();
  [ana, fran] = await Promise.all([server.signUp('Ana'), server.signUp('Fran')]);
});
beforeEach(async () => {
  server.clock.set('2026-11-22T14:00:00Z');
  circle = await ana.createCircle();
  await circle.join(fran, 'friend');
  rosa = await addRecipient('Rosa', ['Penicillin', 'Peanuts']);
});
afterAll(() => server.stop());

async function addRecipient(name: string, allergies: string[]): Promise<string> {
  const recipientId = randomUUID();
  await ana.call('circles.addRecipient', {
    ...{ circleId: circle.id, recipientId, name, timeZone: 'UTC', birthDate: null, homeAddress: '' },
    ...{ languages: [], conditions: [], allergies, insurers: [], decisionMakerIds: [], memberId: null },
  });
  return recipientId;
}

/** Accepts whatever is dangerous about it. */
async function add(name: string, fields: Partial<MedicationInput> = {}): Promise<string> {
  const { genericName = '', recipientId = rosa, ingredients = [] } = fields;
  const warnings = await ana.call('care.getMedicationWarnings', {
    ...{ circleId: circle.id, recipientId, name, genericName },
    ingredients: ingredients.map((ingredient) => ingredient.name).join(', '),
  });
  const keys = dangerKeys(warnings);
  return addWith(name, fields, keys.length > 0 ? { keys, reason: 'Dr. Lee agreed' } : undefined);
}

async function addWith(
  name: string,
  fields: Partial<MedicationInput> = {},
  acceptance?: { keys: string[]; reason: string },
  person = ana,
): Promise<string> {
  const medicationId = randomUUID();
  await person.call('care.addMedication', {
    ...{ ...medicationDefaults, sideEffects: [], interactions: [], escalationChain: [], ingredients: [] },
    ...{ circleId: circle.id, medicationId, recipientId: rosa, name, dosage: '1 tablet' },
    ...{ frequency: 'once-daily', times: ['09:00'], startDate: '2026-11-22', unitsLeft: null },
    ...fields,
    ...(acceptance && { acceptance }),
  });
  return medicationId;
}

const list = (person = ana, recipientId = rosa) =>
  person.call('care.listInteractions', { circleId: circle.id, recipientId });
const warningsOf = (name: string, more: { genericName?: string; exceptMedicationId?: string } = {}) =>
  ana.call('care.getMedicationWarnings', { circleId: circle.id, recipientId: rosa, name, ...more });

describe('interactions of what somebody takes', () => {
  it('MED-3 tells pairs, duplicates, allergies, and what is not known to us', async () => {
    const [coumadin, advil] = [await add('Coumadin'), await add('Advil')];
    await add('Aleve');
    const amoxil = await add('Amoxil');
    const zorblax = await add('Zorblax');
    const report = await list();
    expect(report.interactions).toMatchObject([
      {
        cause: { medicationId: advil, name: 'Advil', ingredient: 'ibuprofen' },
        affected: { medicationId: coumadin, name: 'Coumadin', ingredient: 'warfarin' },
        ...{ severity: 'major', effect: 'bleeding' },
      },
      { cause: { name: 'Aleve' }, severity: 'major' },
    ]);
    expect(report.duplicates).toMatchObject([
      { drugClass: 'nsaid', medications: [{ name: 'Advil' }, { name: 'Aleve' }] },
    ]);
    expect(report.allergies).toEqual([
      {
        ...{ allergy: 'Penicillin', match: 'class', drugClass: 'penicillin' },
        medication: { medicationId: amoxil, name: 'Amoxil', ingredient: 'amoxicillin' },
      },
    ]);
    expect(report.unknownNames).toEqual([{ medicationId: zorblax, name: 'Zorblax', words: ['zorblax'] }]);
    expect(report.unknownAllergies).toEqual(['Peanuts']);
    expect(report.coverage.facts).toBeGreaterThan(120);
  });

  it('MED-3 counts paused medications, not completed or deleted ones, and not those of others', async () => {
    const coumadin = await add('Coumadin');
    const advil = await add('Advil');
    const circleId = circle.id;
    await ana.call('care.pauseMedication', { circleId, medicationId: advil });
    expect((await list()).interactions).toHaveLength(1);
    await ana.call('care.completeMedication', { circleId, medicationId: coumadin });
    expect((await list()).interactions).toEqual([]);
    await ana.call('care.resumeMedication', { circleId, medicationId: coumadin });
    await ana.call('care.deleteMedication', { circleId, medicationId: advil });
    expect((await list()).interactions).toEqual([]);
    await add('Aleve', { recipientId: await addRecipient('Hugo', []) });
    expect((await list()).interactions).toEqual([]);
  });

  it('MED-3 matches the generic name and the listed ingredients', async () => {
    await add('Small pink one', { genericName: 'warfarin sodium' });
    await add('Headache mix', {
      ingredients: [{ name: 'Ibuprofène', milligramsPerDose: 200, mostMilligramsIn24Hours: null }],
    });
    const { interactions, unknownNames } = await list();
    expect(interactions).toMatchObject([{ severity: 'major', effect: 'bleeding' }]);
    expect(unknownNames).toEqual([]);
  });

  it('MED-3 warns of one that is being typed, and of that alone', async () => {
    await add('Coumadin');
    const advil = await add('Advil');
    expect((await warningsOf('Aleve')).interactions).toMatchObject([
      { cause: { medicationId: null, name: 'Aleve' }, affected: { name: 'Coumadin' } },
    ]);
    expect((await warningsOf('Aleve')).duplicates).toMatchObject([{ drugClass: 'nsaid' }]);
    expect((await warningsOf('Blue pill', { genericName: 'amoxicillin' })).allergies).toHaveLength(1);
    expect((await warningsOf('Advil', { exceptMedicationId: advil })).duplicates).toEqual([]);
    expect(await warningsOf('Zorblax')).toMatchObject({
      ...{ interactions: [], duplicates: [], allergies: [] },
      unknownNames: [{ medicationId: null, name: 'Zorblax', words: ['zorblax'] }],
    });
  });

  it('MED-3 CIRC-4 is closed to who may not see medications, and silent about strangers', async () => {
    await expect(list(fran)).rejects.toMatchObject({ code: 'NOT_ALLOWED' });
    await expect(list(ana, randomUUID())).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(warningsOf(' ')).rejects.toMatchObject({
      code: 'INVALID_INPUT',
      fields: [expect.objectContaining({ path: 'name' })],
    });
  });
});

describe('dangers with what else is taken', () => {
  const key = 'ibuprofen|warfarin|bleeding';
  const accepted = { keys: [key], reason: 'Dr. Lee agreed' };
  const edit = (medicationId: string, changes: object, acceptance?: object) =>
    ana.call('care.editMedication', { circleId: circle.id, medicationId, changes, acceptance } as never);

  it('MED-3 no client adds what is severe or major without saying which, and why; that is kept', async () => {
    await add('Coumadin');
    await expect(addWith('Advil')).rejects.toMatchObject({ code: 'INTERACTION' });
    const others = { keys: ['ibuprofen|apixaban|bleeding'], reason: 'Whatever' };
    await expect(addWith('Advil', {}, others)).rejects.toMatchObject({ code: 'INTERACTION' });
    await expect(addWith('Advil', {}, { keys: [key], reason: ' ' })).rejects.toMatchObject({
      ...{ code: 'INVALID_INPUT', fields: [expect.objectContaining({ path: 'acceptance.reason' })] },
    });
    expect((await list()).interactions).toEqual([]);
    const advil = await addWith('Advil', {}, accepted);
    expect((await list()).acceptances).toEqual([
      {
        ...{ medicationId: advil, keys: [key], reason: 'Dr. Lee agreed' },
        ...{ acceptedBy: ana.id, acceptedAt: '2026-11-22T14:00:00.000Z' },
      },
    ]);
  });

  it('MED-3 what is moderate or unknown is added at once, an allergy is not', async () => {
    await addWith('Synthroid');
    await addWith('Feosol');
    await addWith('Zorblax');
    await expect(addWith('Amoxil')).rejects.toMatchObject({ code: 'INTERACTION' });
    await addWith('Keflex');
  });

  it('MED-3 an edit asks when it brings a danger, and not again for one that was there', async () => {
    await add('Coumadin');
    const pill = await addWith('Tylenol');
    await expect(edit(pill, { name: 'Advil' })).rejects.toMatchObject({ code: 'INTERACTION' });
    await expect(edit(pill, { genericName: 'ibuprofen' })).rejects.toMatchObject({ code: 'INTERACTION' });
    await edit(pill, { name: 'Advil' }, accepted);
    await edit(pill, { name: 'Advil 200 mg' });
    await edit(pill, { notes: 'With food' });
    expect((await list()).acceptances).toHaveLength(1);
  });

  it('MED-3 of two who add what is dangerous together at once one is asked', async () => {
    const answers = await Promise.allSettled([addWith('Coumadin'), addWith('Advil')]);
    expect(answers.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });
});
