import { createHmac } from 'node:crypto';
import { expect, it } from 'vitest';
import { createIce } from './ice';

const now = new Date('2026-11-25T12:00:00.000Z');

it('CALL-1 gives credentials of a TURN server that end after two hours', () => {
  const ice = createIce({
    stunUrls: ['stun:stun.example'],
    turn: { urls: ['turn:turn.example'], secret: 'shared' },
  });
  const { iceServers, expiresAt } = ice.serversFor('ana', now);
  const username = `${now.getTime() / 1000 + 7200}:ana`;
  expect(expiresAt.toISOString()).toBe('2026-11-25T14:00:00.000Z');
  expect(iceServers).toEqual([
    { urls: ['stun:stun.example'] },
    {
      urls: ['turn:turn.example'],
      username,
      credential: createHmac('sha1', 'shared').update(username).digest('base64'),
    },
  ]);
});

it('CALL-1 names no server where the operator named none', () => {
  const ice = createIce({ stunUrls: [], turn: null });
  expect(ice.hasRelay).toBe(false);
  expect(ice.serversFor('ana', now).iceServers).toEqual([]);
});
