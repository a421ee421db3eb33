import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { nowMs, Refusal, wallMoment } from '@carecircle/remote-kit';
import { publish, renderFeature, testIds, type Answers } from '@carecircle/remote-kit/testing';
import { ToastRegion } from '@carecircle/ui';
import remote from '../remote';
import {
  aDose,
  aMedication,
  aMedicationDay,
  aMedicationList,
  figuresFor,
  noDoses,
} from '../testing/a-medication';
import AdvancedMedicationsPage from './advanced.page';

const circleId = testIds.circle;
const recipientId = testIds.recipient;
const zestril = aMedication(1, {
  ...{ circleId, recipientId, name: 'Zestril', genericName: 'Lisinopril', category: 'heart' },
});
const ibuprofen = aMedication(2, { circleId, recipientId, name: 'Ibuprofen', status: 'paused' });
const stock = {
  ...figuresFor(zestril).stock,
  ...{ unitsLeft: 3, dosesLeft: 3, unitsPerDay: 1, runsOutOn: '2026-11-25', isRefillDue: true },
};
const list = aMedicationList([ibuprofen, zestril], {
  figures: [figuresFor(zestril, { stock })],
  adherence: { taken: 140, late: 2, skipped: 1, missed: 5, percent: 96 },
});

function renderPage(answers: Answers = {}, search = '') {
  const page = (
    <>
      <AdvancedMedicationsPage />
      <ToastRegion />
    </>
  );
  return renderFeature(page, {
    remote,
    path: `/medications/advanced${search}`,
    answers: {
      'care.listMedications': list,
      'care.getMedicationDay': aMedicationDay([], { recipientId }),
      ...answers,
    },
  });
}

const tileOf = (label: string) => {
  const tile = screen.getAllByRole('article').find(({ textContent }) => textContent?.startsWith(label));
  if (!tile) throw new Error(`No tile ${label}`);
  return tile;
};
const names = () =>
  within(screen.getByRole('list', { name: 'Medications' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => /Zestril|Ibuprofen/.exec(textContent ?? '')?.[0]);

// Typing and choosing are slow in the simulated page when the machine is busy.
describe('medications in detail', { timeout: 20_000 }, () => {
  it('MED-2 the tiles tell active ones, adherence with its doses, and refills due', async () => {
    await renderPage();
    expect(tileOf('Active Meds').textContent).toContain('1');
    expect(tileOf('Adherence').textContent).toContain('96%');
    expect(tileOf('Adherence').textContent).toContain('142 of 148 doses, 6 missed');
    expect(tileOf('Refills Due').textContent).toContain('Zestril');
  });

  it('MED-2 without doses adherence is no data, neither 0 nor 100', async () => {
    await renderPage({ 'care.listMedications': { ...list, adherence: noDoses } });
    expect(tileOf('Adherence').textContent).toContain('no data');
    expect(tileOf('Adherence').textContent).not.toMatch(/\b(0|100)\s*%/);
  });

  it('MED-2 today’s schedule begins with what is still to be given, what is done comes after it', async () => {
    const { day } = wallMoment(nowMs(), 'America/Chicago');
    const doseOf = (digit: number, medicationId: string, status: 'taken' | 'due', minutes: number) =>
      aDose(digit, {
        ...{ circleId, recipientId, medicationId, day, status },
        dueAt: new Date(nowMs() + minutes * 60_000).toISOString(),
      });
    await renderPage(
      { 'care.listDoses': [doseOf(4, ibuprofen.id, 'taken', -60), doseOf(5, zestril.id, 'due', 60)] },
      '?tab=schedule',
    );
    const rows = within(await screen.findByRole('list', { name: 'Ruth Rivera' })).getAllByRole('listitem');
    expect(rows.map(({ textContent }) => /Zestril|Ibuprofen/.exec(textContent ?? '')?.[0])).toEqual([
      ...['Zestril', 'Ibuprofen'],
    ]);
  });

  it('MED-2 search finds brand and generic names, filters find status and category', async () => {
    const { user } = await renderPage();
    expect(names()).toEqual(['Zestril', 'Ibuprofen']);
    await user.type(screen.getByRole('searchbox'), 'lisín');
    await waitFor(() => expect(names()).toEqual(['Zestril']));
    await user.clear(screen.getByRole('searchbox'));
    await user.selectOptions(screen.getByRole('combobox', { name: /Status/ }), 'Paused');
    await waitFor(() => expect(names()).toEqual(['Ibuprofen']));
    await user.selectOptions(screen.getByRole('combobox', { name: /Category/ }), 'Heart');
    await user.click(await screen.findByRole('button', { name: 'Show all' }));
    await waitFor(() => expect(names()).toEqual(['Zestril', 'Ibuprofen']));
  });

  it('MED-2 ALL-6 the menu has Edit, Photo, Refill and Delete; a deleted one comes back with Undo', async () => {
    const { user, server } = await renderPage({
      'care.deleteMedication': { medicationId: zestril.id },
      'care.restoreMedication': zestril,
    });
    await user.click(screen.getByRole('button', { name: 'Actions for Zestril' }));
    const entries = (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
    expect(entries).toEqual(['Edit', 'Photo', 'Refill', 'Delete']);
    await user.click(screen.getByRole('menuitem', { name: 'Delete' }));
    await waitFor(() => expect(names()).toEqual(['Ibuprofen']));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(server.callsOf('care.restoreMedication')).toHaveLength(1));
  });

  it('MED-2 MFE-7 another photo shows without a read', async () => {
    const { server } = await renderPage();
    const photoId = testIds.cleo;
    await publish('medication.photo-changed', {
      medication: { ...zestril, photoId, updatedAt: '2030-01-01T00:00:00.000Z' },
    });
    const row = screen.getByText('Zestril (Lisinopril)').closest('li');
    expect(row?.querySelector('img')?.getAttribute('src')).toContain(`photoId=${photoId}`);
    expect(server.callsOf('care.listMedications')).toHaveLength(1);
  });

  it('MED-7 a refill adds what was bought', async () => {
    const { user, server } = await renderPage({ 'care.refillMedication': zestril });
    await user.click(screen.getByRole('button', { name: 'Actions for Zestril' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Refill' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Refill Zestril' }, { timeout: 5_000 }));
    await user.click(dialog.getByRole('button', { name: 'Save Refill' }));
    expect(await dialog.findByText('Enter how many you added.')).toBeTruthy();
    await user.type(dialog.getByRole('textbox', { name: /How many/ }), '28');
    await user.click(dialog.getByRole('button', { name: 'Save Refill' }));
    await waitFor(() =>
      expect(server.callsOf('care.refillMedication')).toMatchObject([{ units: 28, refillDate: null }]),
    );
  });

  it('MED-7 ALL-3 a refill of less than nothing is not sent, one that is too much is answered at the field', async () => {
    const fields = [{ path: 'units', code: 'too_big' }];
    const { user, server } = await renderPage({
      'care.refillMedication': new Refusal({ code: 'INVALID_INPUT', message: 'Too much.', fields }),
    });
    await user.click(screen.getByRole('button', { name: 'Actions for Zestril' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Refill' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Refill Zestril' }, { timeout: 5_000 }));
    const units = dialog.getByRole('textbox', { name: /How many/ });
    const save = () => user.click(dialog.getByRole('button', { name: 'Save Refill' }));
    await user.type(units, '-5');
    await save();
    expect(await dialog.findByText('Enter how many you added.')).toBeTruthy();
    expect(server.callsOf('care.refillMedication')).toEqual([]);
    await user.clear(units);
    await user.type(units, '99999');
    await save();
    expect(await dialog.findByText('That is too much.')).toBeTruthy();
  });

  it('MED-2 MED-5 ALL-3 wrong numbers stay as they were typed and are told at their fields', async () => {
    const { user, server } = await renderPage();
    await user.click(screen.getByRole('button', { name: 'Add Medication' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add Medication' }, { timeout: 5_000 }));
    const enter = async (label: RegExp, text: string) => {
      const field = dialog.getByRole('textbox', { name: label });
      await user.clear(field);
      await user.type(field, text);
      await user.tab();
    };
    await enter(/^Left now/, '-5');
    await enter(/^Counts as missed after/, '999');
    await user.click(dialog.getByRole('button', { name: 'Add active ingredient' }));
    await enter(/^Amount per dose/, '500');
    await user.click(dialog.getByRole('button', { name: 'Add Medication' }));
    const errorOf = (label: RegExp) => {
      const field = dialog.getByRole<HTMLInputElement>('textbox', { name: label });
      const said = (field.getAttribute('aria-describedby') ?? '').split(' ');
      return [field.value, ...said.map((id) => document.getElementById(id)?.textContent)].join(' ');
    };
    await waitFor(() => expect(errorOf(/^Left now/)).toContain('-5 That is too little.'));
    expect(errorOf(/^Counts as missed after/)).toContain('Enter 0 to 180 minutes.');
    expect(errorOf(/^Active ingredient/)).toContain('Please fill this in.');
    expect(server.callsOf('care.addMedication')).toEqual([]);
  }, 20_000);

  it('MED-4 adherence by medication, with its formula; one without doses has no data', async () => {
    const good = { taken: 19, late: 1, skipped: 0, missed: 0, percent: 100 };
    const day = { day: '2026-11-21', counts: { taken: 19, late: 1, skipped: 0, missed: 0 } };
    await renderPage(
      {
        'care.getAdherence': {
          from: '2026-10-23',
          to: '2026-11-21',
          medications: [
            { medicationId: zestril.id, adherence: good, days: [day] },
            { medicationId: ibuprofen.id, adherence: noDoses, days: [{ ...day, counts: null }] },
          ],
          adherence: good,
          days: [day],
          hours: [{ hour: 9, counts: day.counts }],
          forecast: [stock],
        },
      },
      '?tab=analytics',
    );
    const plot = within(await screen.findByRole('figure', { name: 'Adherence by medication' }));
    const rows = plot.getAllByRole('row', { hidden: true }).map(({ textContent }) => textContent);
    expect(rows.slice(1)).toEqual(['Zestril100%', 'IbuprofenNo data', 'All medications100%']);
    expect(screen.getByText(/^\(taken \+ late\) ÷/)).toBeTruthy();
    expect(screen.getByText('No dose was missed or skipped in this period.')).toBeTruthy();
  });
});
