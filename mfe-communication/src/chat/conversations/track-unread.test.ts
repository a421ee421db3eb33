import { createElement } from 'react';
import { expect, it } from 'vitest';
import { getBusState } from '@carecircle/remote-kit';
import { publish, renderFeature, testIds } from '@carecircle/remote-kit/testing';
import remote from '../../remote';
import { exampleMessage } from '../../testing/example-message';
import trackUnread from './track-unread';

it('SHELL-5 CHAT-1 the unread count follows messages of others and what was read on any device', async () => {
  await renderFeature(createElement('div'), { remote, states: { 'chat.unread': 2 } });
  const stop = trackUnread();
  await publish('message.sent', { message: exampleMessage({ sequence: 8 }) });
  await publish('message.sent', { message: exampleMessage({ sequence: 9, senderId: testIds.ana }) });
  const call = { media: 'voice', outcome: 'answered', seconds: 60, missedBy: [] } as const;
  await publish('message.sent', {
    message: exampleMessage({ sequence: 10, text: '', call: { ...call, missedBy: [] } }),
  });
  expect(getBusState('chat.unread')).toBe(3);
  await publish('unread-messages.changed', {
    circleId: testIds.circle,
    unread: { group: 0, direct: { [testIds.ben]: 1 } },
  });
  expect(getBusState('chat.unread')).toBe(1);
  stop();
});
