import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { calendarImportLimits, type CalendarImport } from '@carecircle/contracts';
import { describe, expect, it } from 'vitest';
import { Refusal } from '@carecircle/remote-kit';
import { renderFeature, testIds, type Answers } from '@carecircle/remote-kit/testing';
import { ToastRegion } from '@carecircle/ui';
import remote from '../../remote';
import ImportPage from './import.page';

const report: CalendarImport = {
  ...{ events: 7, known: 2, leftMore: 0, toldMore: 0 },
  first: [{ title: 'Physio', date: '2026-11-24', time: '09:00', isRepeating: true }],
  left: [
    { title: '', line: 12, date: null, reason: 'no-title' },
    { title: 'Choir', line: 1_208, date: '2026-12-03', reason: 'damaged' },
  ],
  told: [{ title: 'Night shift', line: 40, date: '2026-12-01', reason: 'ends-later' }],
};

const renderImport = (answers: Answers = {}) =>
  renderFeature(
    <>
      <ImportPage />
      <ToastRegion />
    </>,
    { remote, path: '/calendar/import', answers: { 'care.importCalendarFile': report, ...answers } },
  );

function choose(text: string, size = text.length): void {
  const input = document.querySelector('input[type=file]');
  if (!input) throw new Error('There is no file input.');
  const file = new File([text], 'rosa.ics', { type: 'text/calendar' });
  Object.defineProperty(file, 'size', { value: size });
  fireEvent.change(input, { target: { files: [file] } });
}

describe('the import of a calendar file', { timeout: 30_000 }, () => {
  it('CAL-4 shows what is in the file and what not, and adds it only then', async () => {
    const { user, server } = await renderImport();
    choose('BEGIN:VCALENDAR');
    await user.click(screen.getByRole('button', { name: 'Look into the file' }));
    expect(await screen.findByText('7 events will be added')).toBeTruthy();
    expect(screen.getByText('2 are already in the calendar and stay as they are.')).toBeTruthy();
    const first = within(screen.getByRole('list', { name: 'First events' }));
    expect(first.getByText(/Nov 24, 2026, 9:00.AM · Repeats/)).toBeTruthy();
    const left = within(screen.getByRole('list', { name: 'Left out' }));
    expect(left.getByText('Without a title')).toBeTruthy();
    expect(left.getByText(/Dec 3, 2026 · line 1,208 · Part of it can’t be read\./)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Add to the calendar' }));
    await waitFor(() => expect(server.callsOf('care.importCalendarFile')).toHaveLength(2));
    const input = { file: 'BEGIN:VCALENDAR', recipientId: testIds.recipient };
    expect(server.callsOf('care.importCalendarFile')).toMatchObject([
      { ...input, isPreview: true },
      { ...input, isPreview: false },
    ]);
    await waitFor(() => expect(location.pathname).toBe('/calendar'));
  });

  it('ALL-3 CAL-4 says at once when a file is too large, and sends nothing', async () => {
    const { user, server } = await renderImport();
    choose('x', 50 * calendarImportLimits.fileBytes);
    expect(screen.getByText(/The file has 100 MB; up to 2 MB can be imported/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Look into the file' }));
    expect(server.callsOf('care.importCalendarFile')).toHaveLength(0);
  });

  it('ALL-3 CAL-4 says what is wrong with a file', async () => {
    const fields = [{ path: 'file', code: 'broken_file' }];
    const { user } = await renderImport({
      'care.importCalendarFile': new Refusal({ code: 'INVALID_INPUT', message: 'no', fields }),
    });
    await user.click(screen.getByRole('button', { name: 'Look into the file' }));
    expect(screen.getByText('Choose a calendar file.')).toBeTruthy();
    choose('BEGIN:VCALENDAR');
    await user.click(screen.getByRole('button', { name: 'Look into the file' }));
    expect(await screen.findByText('The file is damaged or cut off. Nothing was added.')).toBeTruthy();
  });
});
