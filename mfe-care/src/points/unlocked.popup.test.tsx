import { screen } from '@testing-library/react';
import { getBusState } from '@carecircle/remote-kit';
import { publish, renderFeature, testIds } from '@carecircle/remote-kit/testing';
import { expect, it } from 'vitest';
import remote from '../remote';
import { trackUnseen } from './track-unseen';
import UnlockedPopup from './unlocked.popup';

const unlocked = (achievement: string, memberId: string) => ({
  ...{ achievement, points: 100, unlockedAt: '2026-11-20T14:00:00.000Z' },
  member: { memberId, totalPoints: 100, level: 1 },
});

it('GAME-2 shows what the person unlocks when it happens, one after another, and not what others do', async () => {
  const { user, server } = await renderFeature(<UnlockedPopup />, {
    remote,
    answers: { 'points.seeAchievements': {} },
  });
  const stop = trackUnseen();
  await publish('achievement.unlocked', unlocked('first-steps', testIds.ben));
  expect(screen.queryByText('Achievement Unlocked!')).toBeNull();
  await publish('achievement.unlocked', unlocked('first-steps', testIds.ana));
  await publish('achievement.unlocked', unlocked('good-eye', testIds.ana));
  expect(await screen.findByText('First Steps · 100 points')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Next' }));
  expect(screen.getByText('A Good Eye · 100 points')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByText('Achievement Unlocked!')).toBeNull();
  expect(server.callsOf('points.seeAchievements')).toHaveLength(1);
  stop();
});

it('GAME-2 goes when it was seen on another device', async () => {
  await renderFeature(<UnlockedPopup />, {
    remote,
    states: { 'achievements.unseen': [{ id: 'first-steps', points: 100 }] },
  });
  const stop = trackUnseen();
  expect(await screen.findByText('Achievement Unlocked!')).toBeTruthy();
  await publish('achievements.seen', { circleId: testIds.circle });
  expect(getBusState('achievements.unseen')).toEqual([]);
  expect(screen.queryByText('Achievement Unlocked!')).toBeNull();
  stop();
});
