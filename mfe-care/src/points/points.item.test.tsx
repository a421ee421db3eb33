import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { publish, renderFeature, testIds } from '@carecircle/remote-kit/testing';
import remote from '../remote';
import PointsItem from './points.item';

it('GAME-1 shows level and points of the person and follows them live, not those of others', async () => {
  await renderFeature(<PointsItem />, {
    remote,
    answers: { 'points.getMemberPoints': { memberId: testIds.ana, totalPoints: 240, level: 1 } },
  });
  expect(screen.getByText('Level 1 · 240 points')).toBeTruthy();
  const causeEventId = testIds.recipient;
  await publish('points.awarded', {
    points: 25,
    causeEventId,
    member: { memberId: testIds.ben, totalPoints: 1000, level: 5 },
  });
  expect(screen.getByText('Level 1 · 240 points')).toBeTruthy();
  await publish('points.awarded', {
    points: 25,
    causeEventId,
    member: { memberId: testIds.ana, totalPoints: 265, level: 2 },
  });
  expect(screen.getByText('Level 2 · 265 points')).toBeTruthy();
});
