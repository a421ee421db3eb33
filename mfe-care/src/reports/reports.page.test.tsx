import { screen, waitFor, within } from '@testing-library/react';
import { publish, renderFeature, testIds, type Answers } from '@carecircle/remote-kit/testing';
import { describe, expect, it, vi } from 'vitest';
import remote from '../remote';
import { aDetailedReport, aReport, aReportMail } from '../testing/a-report';
import DetailedPage from './detailed.page';
import ReportsPage from './reports.page';

const answers: Answers = {
  'reports.getCareReport': aReport(),
  'reports.getDetailedReport': aDetailedReport(),
  'reports.getReportMail': aReportMail(),
};

const renderPage = (path: string, more: Answers = {}) =>
  renderFeature(path.includes('detailed') ? <DetailedPage /> : <ReportsPage />, {
    remote,
    path,
    answers: { ...answers, ...more },
  });
const isOpen = (name: string) =>
  screen.getByRole('button', { name }).getAttribute('aria-expanded') === 'true';

describe('REP-1 the reports page', { timeout: 20_000 }, () => {
  it('begins with the week and the wellness summary, one section open at a time, a press closes the open one', async () => {
    const { user, server } = await renderPage('/reports');
    await screen.findByRole('button', { name: 'Wellness Summary' });
    expect(screen.getByRole('radio', { name: 'Weekly' }).getAttribute('aria-checked')).toBe('true');
    expect(isOpen('Wellness Summary')).toBe(true);
    await user.click(screen.getByRole('button', { name: 'Medication Adherence' }));
    expect([isOpen('Wellness Summary'), isOpen('Medication Adherence')]).toEqual([false, true]);
    await user.click(screen.getByRole('button', { name: 'Medication Adherence' }));
    expect(isOpen('Medication Adherence')).toBe(false);
    await user.click(screen.getByRole('radio', { name: 'Monthly' }));
    await waitFor(() =>
      expect(server.callsOf('reports.getCareReport').at(-1)).toMatchObject({ period: 'monthly' }),
    );
    expect(
      (await screen.findByRole('link', { name: 'View Detailed Monthly Report' })).getAttribute('href'),
    ).toContain('period=monthly');
  });

  it('shows figures with those before, words with colours, hours and minutes, and links to the records', async () => {
    const { user } = await renderPage('/reports');
    const wellness = await screen.findByRole('table', { name: 'Wellness Summary' });
    expect(within(wellness).getByRole('row', { name: 'Check-ins 9 6' })).toBeTruthy();
    expect(within(wellness).getByRole('row', { name: 'Mood, 1 to 5 3.8 no data' })).toBeTruthy();
    expect(within(wellness).getByRole('link', { name: 'Check-ins' }).getAttribute('href')).toBe('/checkin');
    await user.click(screen.getByRole('button', { name: 'Medication Adherence' }));
    const given = screen.getByRole('table', { name: 'Medication Adherence' });
    expect(given.textContent).toMatch(/86% · fair.*12 of 14 doses/);
    expect(given.textContent).toMatch(/100% · good/);
    await user.click(screen.getByRole('button', { name: 'Activity & Tasks' }));
    expect(screen.getByRole('row', { name: 'Care time 1 h 35 min no data' })).toBeTruthy();
    expect(screen.getByRole('list', { name: 'Last completed' }).textContent).toContain('Water the garden');
    await user.click(screen.getByRole('button', { name: 'Care Notes' }));
    expect(screen.getByText('New glasses')).toBeTruthy();
  });

  it('leaves out what the reader may not see, and says so where nothing is left', async () => {
    const none = { wellness: null, adherence: null, careTime: null, notes: null };
    await renderPage('/reports', { 'reports.getCareReport': aReport(none) });
    await screen.findByRole('button', { name: 'Activity & Tasks' });
    expect(isOpen('Activity & Tasks')).toBe(true);
    expect(screen.queryByRole('button', { name: 'Wellness Summary' })).toBeNull();
  });

  it('is read anew when something it counts has happened', async () => {
    let checkIns = 9;
    const { wellness } = aReport();
    if (!wellness) throw new Error('a report has a wellness summary');
    await renderPage('/reports', {
      'reports.getCareReport': () =>
        aReport({ wellness: { ...wellness, checkIns: { now: checkIns, before: 6 } } }),
    });
    await screen.findByRole('row', { name: 'Check-ins 9 6' });
    checkIns = 10;
    await publish('hand-off-note.deleted', { noteId: testIds.ben });
    expect(await screen.findByRole('row', { name: 'Check-ins 10 6' })).toBeTruthy();
  });
});

describe('REP-3 the card', { timeout: 20_000 }, () => {
  it('sends to oneself and to those chosen, and says what became of it', async () => {
    const { user, server } = await renderPage('/reports', {
      'reports.mailReport': aReportMail(),
      'reports.getReportMail': aReportMail({
        letters: [{ memberId: testIds.ben, status: 'sent', at: '2026-11-20T15:00:00.000Z' }],
      }),
    });
    await user.click(await screen.findByRole('button', { name: 'Send' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Email Weekly Report' }));
    await user.click(dialog.getByRole('checkbox', { name: 'Ben Rivera' }));
    await user.click(dialog.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(server.callsOf('reports.mailReport')).toHaveLength(1));
    expect(server.callsOf('reports.mailReport')[0]).toMatchObject({
      memberIds: expect.arrayContaining([testIds.ana, testIds.ben]) as string[],
    });
    expect(screen.getByText('Sent')).toBeTruthy();
  });

  it('says plainly when no mail can be sent', async () => {
    await renderPage('/reports', {
      'reports.getReportMail': aReportMail({ hindrance: 'not-configured' }),
    });
    expect(await screen.findByText(/no mail server is set up/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Send' })).toBeNull();
  });
});

describe('REP-2 the detailed report', { timeout: 20_000 }, () => {
  it('draws the course with a table of the same figures, prints, and leads to files of the same days', async () => {
    const print = vi.fn();
    vi.stubGlobal('print', print);
    const { user } = await renderPage('/reports/detailed?period=five-years');
    const mood = await screen.findByRole('figure', { name: 'Mood, 1 to 5' });
    expect(within(mood).getByRole('table', { hidden: true })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Print' }));
    expect(print).toHaveBeenCalledOnce();
    for (const kind of ['PDF', 'CSV']) {
      const href = screen.getByRole('link', { name: `Download ${kind}` }).getAttribute('href') ?? '';
      expect(href).toMatch(/^\/api\/reports\/care-report\.(pdf|csv)\?/);
      expect(new URLSearchParams(href.split('?')[1]).get('from')).toMatch(/^\d{4}-\d\d-\d\d$/);
    }
  });
});
