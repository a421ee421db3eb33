import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { OperationOutput } from '@carecircle/remote-kit';
import { renderFeature } from '@carecircle/remote-kit/testing';
import remote from '../remote';
import ReleaseAreaPage from './release-area.page';
import ReleasesPage from './releases.page';

type Detail = OperationOutput<'releases.getArea'>;

const at = '2026-11-21T15:00:00.000Z';
const health = { errors: 0, crashes: 2, refusals: 0, loadMs: 420, inpMs: 90 };
const area: Detail['area'] = {
  ...{ remote: 'mfe-finance', revision: 4, version: '1.0.0', previous: '0.9.0', changedAt: at },
  candidate: {
    ...{ version: '1.1.0', percent: 10, circleIds: [], toOperators: true, isPaused: false },
    ...{ stages: [], stage: null, nextStageAt: null, startedAt: at, together: [] },
  },
  health: [
    { ...health, version: '1.0.0', loads: 900, failures: 9 },
    { ...health, version: '1.1.0', loads: 100, failures: 20 },
  ],
};
const detail: Detail = {
  area,
  versions: [
    {
      ...{
        version: '1.1.0',
        publishedAt: at,
        publishedBy: 'Finance team',
        commit: 'abc',
        notes: 'Split bills',
      },
      ...{ sizeBytes: 120_000, standing: 'new' },
    },
  ],
  history: [
    {
      ...{ id: '0199a000-0000-7000-8000-000000000001', action: 'offered', version: '1.1.0', at },
      ...{ actor: 'olga@example.org', reason: 'Ready' },
    },
  ],
  series: [],
};

const choice = { remote: 'mfe-finance', version: '1.1.0', because: 'share', slot: 12, upTo: 1_000 };

const open = (answers: object = {}) =>
  renderFeature(<ReleaseAreaPage />, {
    remote,
    session: { isOperator: true },
    routeId: 'release-area',
    path: '/more/releases/mfe-finance',
    answers: { 'releases.getArea': detail, 'releases.steerRollout': area, ...answers },
  });

describe('REL-6 the operators’ console', () => {
  it('REL-6 lists each area with its version, how it fares and what is on its way', async () => {
    const answers = { 'releases.listAreas': [area] };
    await renderFeature(<ReleasesPage />, { remote, session: { isOperator: true }, answers });
    const row = within(await screen.findByRole('list', { name: 'Releases' })).getByRole('listitem');
    expect(row.textContent).toContain('mfe-finance');
    expect(row.textContent).toContain('1% of visits failed');
    expect(row.textContent).toContain('1.1.0 for 10%');
  });

  it('REL-6 says to everybody else that it is not for them, and asks the server nothing', async () => {
    const { server } = await renderFeature(<ReleasesPage />, { remote });
    expect(screen.getByText(/^This page is for the people who run/)).toBeTruthy();
    expect(server.callsOf('releases.listAreas')).toEqual([]);
  });

  it('REL-6 gives a version to more, with the revision that was looked at and the reason', async () => {
    const { user, server } = await open();
    await user.click(await screen.findByRole('button', { name: 'Give to more' }));
    const dialog = within(await screen.findByRole('dialog'));
    const share = dialog.getByRole('textbox', { name: 'Share of circles' });
    await user.clear(share);
    await user.type(share, '25');
    await user.type(dialog.getByRole('textbox', { name: /Reason/ }), 'No complaints');
    await user.click(dialog.getByRole('button', { name: 'Give to more' }));
    expect(server.callsOf('releases.steerRollout')).toMatchObject([
      {
        ...{ remote: 'mfe-finance', revision: 4, reason: 'No complaints' },
        change: { kind: 'raise', percent: 25 },
      },
    ]);
  });

  it('REL-3 rolls back in one step', async () => {
    const { user, server } = await open();
    await user.click(await screen.findByRole('button', { name: 'Roll back' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByRole('textbox', { name: /Reason/ }), 'It crashes');
    await user.click(dialog.getByRole('button', { name: 'Roll back' }));
    expect(server.callsOf('releases.steerRollout')).toMatchObject([{ change: { kind: 'rollBack' } }]);
  });

  it('REL-7 shows who did what and why', async () => {
    await open();
    const history = within(await screen.findByRole('list', { name: 'History' })).getByRole('listitem');
    expect(history.textContent).toContain('1.1.0 given to some');
    expect(history.textContent).toContain('olga@example.org');
    expect(history.textContent).toContain('Ready');
  });

  it('MFE-9 shows what this browser runs of each area, and why', async () => {
    const running = {
      ...{ remote: 'mfe-finance', version: '1.0.0', standIn: '0.9.0', isOverride: false, refusal: null },
      ...{ loadMs: 412, hasFailed: false, files: 3, bytes: 61_440 },
      shared: [{ name: 'react', range: '^19.3.1', version: '19.3.1' }],
      events: [{ type: 'bill.paid', at }],
    };
    const { user } = await renderFeature(<ReleasesPage />, {
      remote,
      session: { isOperator: true },
      answers: {
        'releases.listAreas': [area],
        'releases.getChoice': { ...choice, because: 'everybody', version: '1.0.0' },
      },
      states: { 'page.releases': [running, { ...running, remote: 'mfe-care', isOverride: true }] },
    });
    await user.click(await screen.findByRole('button', { name: 'mfe-finance 1.0.0' }));
    expect(await screen.findByText('Everybody has it.')).toBeTruthy();
    for (const text of ['412 ms', '60 KB in 3 files', 'react 19.3.1, made for ^19.3.1', /bill\.paid$/])
      expect(screen.getByText(text)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'mfe-care 1.0.0' }));
    expect(await screen.findByText('This browser was pointed at it.')).toBeTruthy();
    const back = screen.getByRole('link', { name: 'Back to the usual version' });
    expect(back.getAttribute('href')).toBe('/override?remote=mfe-care');
  });

  it('MFE-9 offers every version but the one that runs here to this browser alone', async () => {
    await open();
    const row = within(await screen.findByRole('list', { name: 'Versions' })).getByRole('listitem');
    const link = within(row).getByRole('link', { name: 'Try in this browser' });
    expect(link.getAttribute('href')).toBe('/override?remote=mfe-finance&from=1.1.0');
  });

  it('REL-4 REL-6 draws how both versions fare over time, with a table of the same figures', async () => {
    const points = [
      { at: '2026-11-21T15:00:00.000Z', loads: 60, failures: 1, loadMs: 420 },
      { at: '2026-11-21T15:10:00.000Z', loads: 40, failures: 10, loadMs: null },
    ];
    const series = ['1.0.0', '1.1.0'].map((version) => ({ version, points }));
    const { user } = await open({ 'releases.getArea': { ...detail, series } });
    const plot = within(await screen.findByRole('figure', { name: 'Failed visits (%)' }));
    await user.click(plot.getByText('Show as a table'));
    const cells = within(plot.getByRole('table')).getAllByRole('row');
    expect(cells.map(({ textContent }) => textContent)).toEqual([
      '1.0.01.1.0',
      expect.stringMatching(/1\.71\.7$/),
      expect.stringMatching(/2525$/),
    ]);
    expect(screen.getByRole('figure', { name: 'Load time, 3 of 4 visits (ms)' })).toBeTruthy();
  });

  it('REL-6 says why a circle has its version', async () => {
    const { user } = await open({ 'releases.getChoice': choice });
    await user.click(await screen.findByRole('button', { name: 'Find out' }));
    expect(await screen.findByText('Its place is in the share that has the new version.')).toBeTruthy();
    expect(screen.getByText('Place 12; the new version goes to places below 1,000 of 10,000.')).toBeTruthy();
  });
});
