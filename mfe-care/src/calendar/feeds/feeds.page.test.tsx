import { screen, waitFor, within } from '@testing-library/react';
import type { CalendarFeed } from '@carecircle/contracts';
import { FeedToken } from '@carecircle/contracts/schemas';
import { describe, expect, it } from 'vitest';
import { publish, renderFeature, testIds, type Answers } from '@carecircle/remote-kit/testing';
import { ToastRegion } from '@carecircle/ui';
import remote from '../../remote';
import FeedsPage from './feeds.page';

const feed: CalendarFeed = {
  id: '00000000-0000-4000-8000-0000000000f1',
  level: 'busy',
  createdAt: '2026-11-20T10:00:00.000Z',
  lastReadAt: null,
};

const renderFeeds = (answers: Answers = {}) =>
  renderFeature(
    <>
      <FeedsPage />
      <ToastRegion />
    </>,
    { remote, path: '/calendar/feeds', answers: { 'care.listCalendarFeeds': [feed], ...answers } },
  );

// Choosing is slow in the simulated page when the machine is busy.
describe('calendar feeds', { timeout: 30_000 }, () => {
  it('CAL-4 makes an address at the chosen level, and shows it this once', async () => {
    const { user, server } = await renderFeeds({
      'care.addCalendarFeed': ({ feedId, level }) => ({ ...feed, id: feedId, level }),
    });
    await user.click(screen.getByRole('radio', { name: /^Everything/ }));
    await user.click(screen.getByRole('button', { name: 'Create an address' }));
    const address = await screen.findByRole('status', { name: 'Address of the feed' });
    const [sent] = server.callsOf('care.addCalendarFeed');
    expect(sent).toMatchObject({ level: 'full' });
    expect(FeedToken.safeParse(sent?.token).success).toBe(true);
    expect(address.textContent).toBe(`${location.origin}/feeds/${String(sent?.token)}.ics`);
    const open = screen.getByRole('link', { name: 'Open in a calendar app' });
    expect(open.getAttribute('href')).toBe(`webcal://${location.host}/feeds/${String(sent?.token)}.ics`);
    await user.click(screen.getByRole('button', { name: 'Done' }));
    expect(screen.queryByText(new RegExp(String(sent?.token)))).toBeNull();
  });

  it('CAL-4 lists my feeds and ends one after asking', async () => {
    const { user, server } = await renderFeeds({ 'care.endCalendarFeed': { feedId: feed.id } });
    const row = within(screen.getByRole('list', { name: 'Your feeds' }));
    expect(row.getByText(/not read yet/)).toBeTruthy();
    await user.click(row.getByRole('button', { name: /^End the feed/ }));
    await user.click(await screen.findByRole('button', { name: 'End feed' }));
    await waitFor(() => expect(server.callsOf('care.endCalendarFeed')).toMatchObject([{ feedId: feed.id }]));
    server.answer({ 'care.listCalendarFeeds': [] });
    await publish('calendar-feeds.changed', { circleId: testIds.circle });
    expect(await screen.findByText('No feeds yet')).toBeTruthy();
  });
});
