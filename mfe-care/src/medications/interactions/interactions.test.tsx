import { useState } from 'react';
import { act, screen, waitFor, within } from '@testing-library/react';
import {
  AllergyConflict,
  InteractionSource,
  KnownInteraction,
  NamedDrugClass,
} from '@carecircle/contracts/schemas';
import { publish, renderFeature, testIds, type Answers } from '@carecircle/remote-kit/testing';
import { describe, expect, it } from 'vitest';
import en from '../../messages/en.json';
import remote from '../../remote';
import { idOf } from '../../testing/a-task';
import { anInteraction, anInteractionReport } from '../../testing/an-interaction-report';
import { AddedMedicationWarning } from './added-medication-warning';
import { noteAddedMedication } from './added-medication';
import { InteractionsPanel } from './interactions-panel';
import { TypedMedicationWarning } from './typed-medication-warning';

const render = (element: React.ReactElement, answers: Answers) => renderFeature(element, { remote, answers });
const texts = () => document.body.textContent ?? '';

describe('the Interactions tab', () => {
  it('MED-3 tells two medications with severity in words, what can come of it, what to do and where it stands', async () => {
    await render(<InteractionsPanel />, {
      'care.listInteractions': anInteractionReport({ interactions: [anInteraction()] }),
    });
    const row = within(await screen.findByRole('list', { name: 'Known interactions' }));
    expect(row.getByText('Advil (ibuprofen) and Coumadin (warfarin)')).toBeTruthy();
    expect(row.getByText('Major')).toBeTruthy();
    expect(
      row.getByText(
        'Advil and Coumadin act in the same direction, and their effects add up. Bleeding becomes more likely.',
      ),
    ).toBeTruthy();
    expect(row.getByText('Ask the doctor or pharmacist before taking both.')).toBeTruthy();
    expect(row.getByText('Source: FDA label of warfarin, drug interactions')).toBeTruthy();
  });

  it('MED-3 says who decided to give both all the same, and why', async () => {
    const acceptedBy = testIds.ben;
    await render(<InteractionsPanel />, {
      'care.listInteractions': anInteractionReport({
        interactions: [anInteraction()],
        acceptances: [
          {
            ...{ medicationId: idOf(1), keys: ['ibuprofen|warfarin|bleeding'], acceptedBy },
            ...{ reason: 'Dr. Lee agreed', acceptedAt: '2026-11-22T10:00:00.000Z' },
          },
        ],
      }),
    });
    expect(await screen.findByText('Ben Rivera decided to give both: “Dr. Lee agreed”')).toBeTruthy();
  });

  it('MED-3 says that no warning does not mean safe, and how many pairs it covers', async () => {
    await render(<InteractionsPanel />, { 'care.listInteractions': anInteractionReport() });
    expect(await screen.findByText('We know of no interaction between these medications.')).toBeTruthy();
    expect(screen.getByText('No warning does not mean safe')).toBeTruthy();
    expect(texts()).toContain('covers 7,000 known pairs of 445 ingredients, from 334 facts');
  });

  it('MED-3 names what it does not know, duplicates and allergies', async () => {
    const part = (digit: number, name: string, ingredient: string) => ({
      ...{ medicationId: idOf(digit), name, ingredient },
    });
    await render(<InteractionsPanel />, {
      'care.listInteractions': anInteractionReport({
        unknownNames: [
          { medicationId: idOf(3), name: 'Zorblax', words: ['zorblax'] },
          { medicationId: idOf(4), name: 'Zorblax D3', words: ['zorblax', 'd3'] },
        ],
        unknownAllergies: ['Peanuts'],
        duplicates: [
          {
            drugClass: 'nsaid',
            medications: [part(1, 'Advil', 'ibuprofen'), part(4, 'Aleve', 'naproxen')],
          },
        ],
        allergies: [
          {
            ...{ allergy: 'Penicillin', match: 'class', drugClass: 'penicillin' },
            medication: part(5, 'Amoxil', 'amoxicillin'),
          },
        ],
      }),
    });
    expect(await screen.findByText('Not known to us')).toBeTruthy();
    for (const name of ['Zorblax', 'Zorblax D3']) expect(screen.getByText(name)).toBeTruthy();
    expect(screen.getByText('Allergies that were not compared: Peanuts')).toBeTruthy();
    expect(texts()).toContain('anti-inflammatory painkillers (NSAIDs): Advil and Aleve');
    expect(texts()).toContain('Amoxil contains amoxicillin, which is of the kind penicillins');
  });

  it('MFE-7 MED-3 reads anew when a medication or the allergies change', async () => {
    const { server } = await render(<InteractionsPanel />, {
      'care.listInteractions': anInteractionReport(),
    });
    await screen.findByText('No warning does not mean safe');
    const before = server.callsOf('care.listInteractions').length;
    publish('medication.deleted', { medicationId: idOf(1) });
    await waitFor(() => expect(server.callsOf('care.listInteractions').length).toBeGreaterThan(before));
  });

  it('MED-3 has words for every code', () => {
    const { severity, mechanism, effect, advice } = KnownInteraction.shape;
    const [label, list] = InteractionSource.options;
    const keys = [
      ...severity.options.map((code) => `severity.${code}`),
      ...mechanism.options.map((code) => `mechanism.${code}`),
      ...effect.options.map((code) => `effect.${code}`),
      ...advice.element.options.map((code) => `advice.${code}`),
      ...label.shape.section.options.map((code) => `section.${code}`),
      ...list.shape.list.options.map((code) => `list.${code}`),
      ...NamedDrugClass.options.map((code) => `class.${code}`),
      ...AllergyConflict.shape.match.options.map((code) => `allergy.${code}`),
    ];
    expect(keys.filter((key) => !(`interactions.${key}` in en))).toEqual([]);
  });
});

function Typing() {
  const [name, setName] = useState('');
  return (
    <>
      <input aria-label="Name" value={name} onChange={(event) => setName(event.target.value)} />
      <TypedMedicationWarning
        draft={{ name, genericName: '', ingredients: [], recipientId: testIds.recipient }}
        medicationId={undefined}
        onNameChange={setName}
      />
    </>
  );
}

describe('warnings of one medication', () => {
  const warning = 'Potential interaction detected with existing medications. Please consult your doctor.';

  it('MED-3 warns after adding until it is dismissed, and only of what was added', async () => {
    const { user } = await render(<AddedMedicationWarning />, {
      'care.listInteractions': anInteractionReport({
        interactions: [
          anInteraction(),
          anInteraction({ cause: { medicationId: idOf(7), name: 'Old', ingredient: 'aspirin' } }),
        ],
      }),
    });
    expect(screen.queryByText(warning)).toBeNull();
    act(() => noteAddedMedication({ medicationId: idOf(1), recipientId: testIds.recipient }));
    expect(await screen.findByText(warning)).toBeTruthy();
    expect(screen.getByText('Advil (ibuprofen) and Coumadin (warfarin)')).toBeTruthy();
    expect(texts()).not.toContain('Old');
    await user.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByText(warning)).toBeNull();
  });

  it('MED-3 asks ‘Did you mean’ for a misspelt name, and takes it only when pressed', async () => {
    const suggestions = [{ written: 'metforman', name: 'metformin' }];
    const { user } = await render(<Typing />, {
      'care.getMedicationWarnings': ({ name }) => ({
        ...anInteractionReport(),
        suggestions: String(name).includes('Metforman') ? suggestions : [],
      }),
    });
    await user.type(screen.getByRole('textbox'), 'Metforman 500 mg');
    const offer = await screen.findByRole('button', { name: 'Write “metformin” instead of “metforman”' });
    expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('Metforman 500 mg');
    await user.click(offer);
    expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('metformin 500 mg');
    await waitFor(() => expect(screen.queryByText('Did you mean?')).toBeNull());
  });

  it('MED-3 warns while a name is typed, says what it does not know, and asks nothing of two letters', async () => {
    const { server, user } = await render(<Typing />, {
      'care.getMedicationWarnings': {
        ...anInteractionReport({
          interactions: [anInteraction()],
          unknownNames: [{ medicationId: null, name: 'Advil Zorblax', words: ['zorblax'] }],
        }),
        suggestions: [],
      },
    });
    await user.type(screen.getByRole('textbox'), 'Advil Zorblax');
    expect(await screen.findByText(warning)).toBeTruthy();
    expect(screen.getByText('Advil Zorblax: “zorblax”')).toBeTruthy();
    const asked = server.callsOf('care.getMedicationWarnings').map(({ name }) => String(name));
    expect(asked.filter((name) => name.length < 3)).toEqual([]);
    expect(asked.at(-1)).toBe('Advil Zorblax');
  });
});
