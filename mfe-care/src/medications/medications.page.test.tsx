import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { nowMs, Refusal, wallMoment } from '@carecircle/remote-kit';
import { publish, renderFeature, testIds, type Answers } from '@carecircle/remote-kit/testing';
import { ToastRegion } from '@carecircle/ui';
import type { Dose } from '@carecircle/contracts';
import remote from '../remote';
import { aDose, aMedication, aMedicationDay, aMedicationList } from '../testing/a-medication';
import { anInteraction, anInteractionReport } from '../testing/an-interaction-report';
import { idOf } from '../testing/a-task';
import MedicationsTile from './medications.tile';
import MedicationsPage from './medications.page';

const circleId = testIds.circle;
const recipientId = testIds.recipient;
const dueMs = nowMs() - 5 * 60_000;
const { day, time } = wallMoment(dueMs, 'America/Chicago');
const metformin = aMedication(1, { circleId, recipientId, name: 'Metformin', times: [time] });
const due = aDose(2, {
  circleId,
  recipientId,
  medicationId: metformin.id,
  day,
  time,
  dueAt: new Date(dueMs).toISOString(),
});
const takenAt = new Date(nowMs()).toISOString();
const takenBy = (loggedBy: string): Dose => ({
  ...due,
  status: 'taken',
  takenAt,
  loggedBy,
  loggedAt: takenAt,
});
const needed = aMedication(3, {
  ...{ circleId, recipientId, name: 'Paracetamol', frequency: 'as-needed', times: [] },
  ...{ minimumMinutesBetween: 360, mostIn24Hours: 4 },
});
const neededState = { medicationId: needed.id, lastTakenAt: null, takenIn24Hours: 0, nextSafeAt: null };

function renderPage(answers: Answers = {}) {
  const page = (
    <>
      <MedicationsPage />
      <MedicationsTile />
      <ToastRegion />
    </>
  );
  return renderFeature(page, {
    remote,
    path: '/medications',
    answers: {
      'care.listMedications': aMedicationList([metformin, needed]),
      'care.getMedicationDay': aMedicationDay([due], { recipientId, day, asNeeded: [neededState] }),
      'care.takeDose': () => ({ dose: takenBy(testIds.ana), medication: metformin }),
      ...answers,
    },
  });
}

const rowOf = (name: string) => {
  const rows = within(screen.getByRole('list', { name: 'Medications' })).getAllByRole('listitem');
  const row = rows.find(({ textContent }) => textContent?.includes(name));
  if (!row) throw new Error(`No row for ${name}`);
  return within(row);
};
const tile = () => within(screen.getByRole('article'));

// Typing and choosing are slow in the simulated page when the machine is busy.
describe('medications', { timeout: 20_000 }, () => {
  it('MED-1 SHELL-6 a dose that is taken shows at once in its row and on the tile, without a read', async () => {
    const { user, server } = await renderPage();
    expect(tile().getByText('1 dose open')).toBeTruthy();
    await user.click(rowOf('Metformin').getByRole('button', { name: 'Mark Taken: Metformin' }));
    expect(await rowOf('Metformin').findByText(/^Taken/)).toBeTruthy();
    expect(rowOf('Metformin').getByText('by you')).toBeTruthy();
    expect(rowOf('Metformin').queryByRole('button', { name: /Skip/ })).toBeNull();
    expect(tile().getByText('All logged')).toBeTruthy();
    expect(server.callsOf('care.takeDose')).toMatchObject([{ medicationId: metformin.id, day, time }]);
    expect(server.callsOf('care.getMedicationDay')).toHaveLength(1);
  });

  it('MED-5 whoever taps second is told who was first and when', async () => {
    const refusal = new Refusal({
      code: 'ALREADY_GIVEN',
      message: 'no',
      details: { memberId: testIds.ben, name: 'Ben Rivera', at: '2026-11-21T14:04:00.000Z', status: 'taken' },
    });
    const { user } = await renderPage({ 'care.takeDose': refusal });
    await user.click(rowOf('Metformin').getByRole('button', { name: 'Mark Taken: Metformin' }));
    expect(await screen.findByText(/already given 8:04.AM by Ben Rivera/)).toBeTruthy();
  });

  it('MED-5 MFE-7 what another member gave shows without a read, and can be taken back', async () => {
    const { user, server } = await renderPage({
      'care.undoDose': { dose: due, medication: metformin },
    });
    await publish('dose.taken', { dose: takenBy(testIds.ben), medication: metformin });
    expect(rowOf('Metformin').getByText('by Ben Rivera')).toBeTruthy();
    await user.click(rowOf('Metformin').getByRole('button', { name: 'Undo: Metformin' }));
    expect(await rowOf('Metformin').findByText(/^Pending/)).toBeTruthy();
    expect(server.callsOf('care.undoDose')).toMatchObject([{ doseId: due.id }]);
  });

  it('MED-1 MED-5 a dose is skipped with a reason, which is asked for', async () => {
    const { user, server } = await renderPage({
      'care.skipDose': ({ reason }) => ({
        dose: { ...due, status: 'skipped', reason },
        medication: metformin,
      }),
    });
    await user.click(rowOf('Metformin').getByRole('button', { name: 'Skip: Metformin' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Skip Metformin' }));
    await user.click(dialog.getByRole('button', { name: 'Skip Dose' }));
    expect(await dialog.findByText('Give a reason.')).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Asleep' }));
    await user.click(dialog.getByRole('button', { name: 'Skip Dose' }));
    expect(await rowOf('Metformin').findByText('Skipped')).toBeTruthy();
    expect(rowOf('Metformin').getByText('“Asleep”')).toBeTruthy();
    expect(server.callsOf('care.skipDose')).toMatchObject([{ reason: 'Asleep', day, time }]);
  });

  it('MED-5 ALL-3 a dose told later of a moment before its time is answered at the field, and not sent', async () => {
    const { user, server } = await renderPage({
      'care.getMedicationDay': aMedicationDay(
        [{ ...due, status: 'missed', dueAt: new Date(nowMs() + 3_600_000).toISOString() }],
        { recipientId, day },
      ),
    });
    await user.click(rowOf('Metformin').getByRole('button', { name: 'Log it: Metformin' }));
    const dialog = within(
      await screen.findByRole('dialog', { name: 'Log a dose of Metformin' }, { timeout: 5_000 }),
    );
    await user.click(dialog.getByRole('button', { name: 'Save Dose' }));
    expect(await dialog.findByText('That’s before this dose could be given.')).toBeTruthy();
    expect(server.callsOf('care.takeDose')).toEqual([]);
  });

  it('ALL-2 offline a dose waits on this device, says so, and is sent once', async () => {
    const { user, server } = await renderPage();
    server.online = false;
    await user.click(rowOf('Metformin').getByRole('button', { name: 'Mark Taken: Metformin' }));
    expect(await rowOf('Metformin').findByText('Waiting to be sent')).toBeTruthy();
    const tappedBeforeMs = nowMs();
    server.online = true;
    await waitFor(() => expect(rowOf('Metformin').queryByText('Waiting to be sent')).toBeNull(), {
      timeout: 10_000,
    });
    expect(rowOf('Metformin').getByText(/^Taken/)).toBeTruthy();
    const [sent] = server.callsOf('care.takeDose');
    expect(Date.parse(String(sent?.takenAt))).toBeLessThanOrEqual(tappedBeforeMs);
  });

  it('ALL-2 MED-5 an as-needed dose that waited and is then over a limit is named, and says how it is logged', async () => {
    const { user, server } = await renderPage({
      'care.takeAsNeeded': new Refusal({ code: 'OVER_LIMIT', message: 'over' }),
    });
    server.online = false;
    await user.click(rowOf('Paracetamol').getByRole('button', { name: 'Mark Taken: Paracetamol' }));
    server.online = true;
    expect(await screen.findByText(/^This is over a limit/, {}, { timeout: 10_000 })).toBeTruthy();
    expect(screen.getByText('Not sent: Paracetamol taken')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Try Again/ })).toBeNull();
    await user.click(screen.getByRole('button', { name: /^Discard/ }));
    await waitFor(() => expect(screen.queryByText('Not sent: Paracetamol taken')).toBeNull());
  });

  it('MED-1 MED-5 an as-needed dose has its next safe time, and one too early needs a reason', async () => {
    const soon = new Date(nowMs() + 3_600_000).toISOString();
    const early = { ...neededState, lastTakenAt: takenAt, takenIn24Hours: 1, nextSafeAt: soon };
    const { user, server } = await renderPage({
      'care.getMedicationDay': aMedicationDay([], { recipientId, day, asNeeded: [early] }),
      'care.takeAsNeeded': ({ doseId }) => ({
        dose: { ...takenBy(testIds.ana), id: doseId, time: null, medicationId: needed.id },
        medication: needed,
      }),
    });
    expect(rowOf('Paracetamol').getByText(/^Next safe time/)).toBeTruthy();
    expect(rowOf('Paracetamol').getByText('1 of at most 4 in 24 hours')).toBeTruthy();
    await user.click(rowOf('Paracetamol').getByRole('button', { name: 'Mark Taken: Paracetamol' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(server.callsOf('care.takeAsNeeded')).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Take it now' }));
    expect(await dialog.findByText('Give a reason for giving it anyway.')).toBeTruthy();
    await user.type(dialog.getByRole('textbox'), 'High fever');
    await user.click(dialog.getByRole('button', { name: 'Take it now' }));
    await waitFor(() =>
      expect(server.callsOf('care.takeAsNeeded')).toMatchObject([{ overLimitReason: 'High fever' }]),
    );
  });

  const addAspirin = async (user: Awaited<ReturnType<typeof renderPage>>['user']) => {
    await user.click(screen.getByRole('button', { name: 'Add Medication' }));
    const form = within(await screen.findByRole('dialog', { name: 'Add Medication' }));
    await user.type(form.getByRole('textbox', { name: /^Name/ }), 'Advil');
    await user.type(form.getByRole('textbox', { name: /^Dosage/ }), '1 tablet');
    await user.click(form.getByRole('button', { name: 'Add Medication' }));
    return within(await screen.findByRole('alertdialog', { name: 'Stop: think about Advil first' }));
  };
  const dangerous: Answers = {
    'care.addMedication': ({ acceptance }) =>
      acceptance ? metformin : new Refusal({ code: 'INTERACTION', message: 'no' }),
    'care.getMedicationWarnings': {
      ...anInteractionReport({
        interactions: [anInteraction(), anInteraction({ severity: 'moderate', effect: 'confusion' })],
      }),
      suggestions: [],
    },
    'care.listInteractions': anInteractionReport(),
  };

  it('MED-3 what is dangerous with the others stops the saving with a decision, whose reason is sent', async () => {
    const { user, server } = await renderPage(dangerous);
    const stop = await addAspirin(user);
    expect(await stop.findByText('Advil (ibuprofen) and Coumadin (warfarin)')).toBeTruthy();
    expect(stop.getByText(/Bleeding becomes more likely/)).toBeTruthy();
    const [first] = stop.getAllByRole('button');
    expect(first?.textContent).toBe('Don’t add');
    await user.click(stop.getByRole('button', { name: 'Add anyway' }));
    expect(await stop.findByText('Give a reason, for example which doctor agreed.')).toBeTruthy();
    await user.type(stop.getByRole('textbox'), 'Dr. Lee agreed');
    await user.click(stop.getByRole('button', { name: 'Add anyway' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog', { name: /^Stop/ })).toBeNull());
    expect(server.callsOf('care.addMedication').map(({ acceptance }) => acceptance)).toEqual([
      undefined,
      { keys: ['ibuprofen|warfarin|bleeding'], reason: 'Dr. Lee agreed' },
    ]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('MED-3 who does not add it is back in the form, and nothing was saved', async () => {
    const { user, server } = await renderPage(dangerous);
    const stop = await addAspirin(user);
    await user.click(stop.getByRole('button', { name: 'Don’t add' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog', { name: /^Stop/ })).toBeNull());
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^Name/ }).value).toBe('Advil');
    expect(server.callsOf('care.addMedication')).toHaveLength(1);
  });

  it('MED-5 of two who give as needed at once the second is told who was first, and asked', async () => {
    const givenId = idOf(8);
    const refusal = new Refusal({
      ...{ code: 'ALREADY_GIVEN', message: 'no' },
      details: {
        ...{ doseId: givenId, memberId: testIds.ben, name: 'Ben Rivera', status: 'taken' },
        at: '2026-11-21T14:04:00.000Z',
      },
    });
    const { user, server } = await renderPage({
      'care.takeAsNeeded': ({ doseId, besidesDoseId }) =>
        besidesDoseId
          ? {
              dose: { ...takenBy(testIds.ana), id: doseId, time: null, medicationId: needed.id },
              medication: needed,
            }
          : refusal,
    });
    await user.click(rowOf('Paracetamol').getByRole('button', { name: 'Mark Taken: Paracetamol' }));
    const asked = within(await screen.findByRole('alertdialog', { name: 'Paracetamol was just given' }));
    expect(asked.getByText(/^Already given 8:04.AM by Ben Rivera/)).toBeTruthy();
    await user.click(asked.getByRole('button', { name: 'Yes, log one more' }));
    await waitFor(() =>
      expect(server.callsOf('care.takeAsNeeded').at(-1)).toMatchObject({ besidesDoseId: givenId }),
    );
  });

  it('MED-5 the simple form asks for the limits of what is taken as needed', async () => {
    const { user, server } = await renderPage({ 'care.addMedication': needed });
    await user.click(screen.getByRole('button', { name: 'Add Medication' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add Medication' }));
    await user.type(dialog.getByRole('textbox', { name: /^Name/ }), 'Paracetamol');
    await user.type(dialog.getByRole('textbox', { name: /^Dosage/ }), '1 tablet');
    await user.selectOptions(dialog.getByRole('combobox', { name: /Frequency/ }), 'As needed');
    await user.type(await dialog.findByRole('textbox', { name: /^Minimum hours between doses/ }), '4');
    await user.type(dialog.getByRole('textbox', { name: /^Maximum doses in 24 hours/ }), '3');
    await user.click(dialog.getByRole('button', { name: 'Add Medication' }));
    await waitFor(() =>
      expect(server.callsOf('care.addMedication')).toMatchObject([
        { frequency: 'as-needed', minimumMinutesBetween: 240, mostIn24Hours: 3 },
      ]),
    );
  });

  it('MED-1 ALL-3 the form asks for as many times as the frequency, and says at its field what is missing', async () => {
    const { user, server } = await renderPage({ 'care.addMedication': metformin });
    await user.click(screen.getByRole('button', { name: 'Add Medication' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add Medication' }));
    await user.click(dialog.getByRole('button', { name: 'Add Medication' }));
    expect(await dialog.findByText('Enter the medication’s name.')).toBeTruthy();
    expect(dialog.getByText('Enter how much is taken.')).toBeTruthy();
    await user.selectOptions(dialog.getByRole('combobox', { name: /Frequency/ }), 'Three times daily');
    await waitFor(() => expect(dialog.getAllByText(/^Time \d$/)).toHaveLength(3));
    await user.selectOptions(dialog.getByRole('combobox', { name: /Frequency/ }), 'Once daily');
    await user.type(dialog.getByRole('textbox', { name: /^Name/ }), 'Lisinopril');
    await user.type(dialog.getByRole('textbox', { name: /^Dosage/ }), '1 tablet');
    await user.click(dialog.getByRole('button', { name: 'Add Medication' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(server.callsOf('care.addMedication')).toMatchObject([
      { name: 'Lisinopril', dosage: '1 tablet', times: ['09:00'], recipientId, form: 'tablet' },
    ]);
  });
});
