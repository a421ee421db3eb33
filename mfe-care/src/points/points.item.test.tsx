import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { publish, renderFeature, testIds } from '@carecircle/remote-kit/testing';
import remote from '../remote';
import { anOverview, outsideOverview } from '../testing/an-overview';
import PointsItem from './points.item';
import PointsTile from './points.tile';

const award = {
  points: 25,
  causeEventId: testIds.recipient,
  member: { memberId: testIds.ana, totalPoints: 265, level: 2 },
};

it('GAME-1 SET-1 shows level and points of the person and asks anew when points are earned', async () => {
  let stats = { totalPoints: 240, level: 1 };
  await renderFeature(<PointsItem />, {
    remote,
    answers: { 'points.getOverview': () => anOverview(stats) },
  });
  expect(screen.getByText('Level 1 · 240 points')).toBeTruthy();
  stats = { totalPoints: 265, level: 2 };
  await publish('points.awarded', award);
  expect(await screen.findByText('Level 2 · 265 points')).toBeTruthy();
});

it('SHELL-6 the tile leads to the page with level, points and streak', async () => {
  await renderFeature(<PointsTile />, {
    remote,
    answers: { 'points.getOverview': anOverview({ totalPoints: 2845, level: 12, currentStreak: 7 }) },
  });
  expect(screen.getByText('Level 12')).toBeTruthy();
  expect(screen.getByText('2,845 points · 7 days in a row')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Achievements' }).getAttribute('href')).toBe('/gamification');
});

it.each([PointsItem, PointsTile])('GAME-1 shows nothing to who does not take part', async (Part) => {
  const { container } = await renderFeature(<Part />, {
    remote,
    answers: { 'points.getOverview': outsideOverview },
  });
  expect(container.textContent).toBe('');
});
