import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { newId } from '../operations/new-id';
import { Refusal } from '../operations/refusal';
import { exampleRemote as remote } from '../testing/example/remote';
import { renderFeature, testIds } from '../testing';
import { commandQueue } from './command-queue';
import { clearPending } from './pending-patches';
import { patch } from './patch';
import { useCommand } from './use-command';
import { useQueuedCommands } from './use-queued-commands';
import { useLiveQuery } from '../queries/use-live-query';

const unread = { group: 2, direct: {} };
const answers = { 'communication.getUnreadMessages': unread };

function Chat() {
  const { data } = useLiveQuery('communication.getUnreadMessages', {});
  const queued = useQueuedCommands('communication.sendMessage');
  const sending = useCommand('communication.sendMessage', {
    offline: 'queue',
    label: ({ text }) => text,
    optimistic: () => [patch('communication.getUnreadMessages', (counts) => ({ ...counts, group: 0 }))],
  });
  return (
    <>
      <p>{`unread ${data?.group}`}</p>
      <button onClick={() => void sending.send({ messageId: newId(), recipientId: null, text: 'Hello' })}>
        Send
      </button>
      {queued.commands.map(({ commandId, input, state }) => (
        <div key={commandId}>
          <p>{`${input.text} ${state}`}</p>
          <button onClick={() => queued.retry(commandId)}>Retry</button>
          <button onClick={() => queued.discard(commandId)}>Discard</button>
        </div>
      ))}
    </>
  );
}

const press = (name: string) => screen.getByRole('button', { name });

const firstAttempt = () => vi.waitFor(() => expect(commandQueue.commands()[0]?.attempts).toBe(1));

beforeEach(async () => {
  globalThis.indexedDB = new IDBFactory();
  await commandQueue.move();
});
afterEach(async () => {
  await commandQueue.wipe();
  Reflect.deleteProperty(globalThis, 'indexedDB');
});

it('CHAT-3 shows what waits, with its change, and sends it when the network is back', async () => {
  const { user, server } = await renderFeature(<Chat />, { remote, answers });
  await screen.findByText('unread 2');
  server.online = false;
  await user.click(press('Send'));
  await screen.findByText('Hello waiting');
  expect(screen.getByText('unread 0')).toBeTruthy();
  await firstAttempt();
  server.online = true;
  server.answer({ 'communication.sendMessage': {} as never });
  await act(() => commandQueue.flush());
  expect(screen.queryByText('Hello waiting')).toBeNull();
  expect(screen.getByText('unread 0')).toBeTruthy();
  expect(server.callsOf('communication.sendMessage').at(-1)).toMatchObject({
    circleId: testIds.circle,
    text: 'Hello',
  });
});

it('CHAT-3 shows the change of a command again that waits from an earlier visit', async () => {
  const { user, server } = await renderFeature(<Chat />, { remote, answers });
  server.online = false;
  await user.click(press('Send'));
  await firstAttempt();
  clearPending();
  await renderFeature(<Chat />, { remote, answers });
  await screen.findByText('unread 0');
});

it('CHAT-3 offers Retry and Discard for what was refused later, and takes its change back', async () => {
  const { user, server } = await renderFeature(<Chat />, { remote, answers });
  await screen.findByText('unread 2');
  server.online = false;
  await user.click(press('Send'));
  await screen.findByText('Hello waiting');
  await firstAttempt();
  server.online = true;
  server.answer({ 'communication.sendMessage': new Refusal({ code: 'NOT_ALLOWED', message: 'no' }) });
  await act(() => commandQueue.flush());
  await screen.findByText('Hello refused');
  expect(screen.getByText('unread 2')).toBeTruthy();
  await user.click(press('Discard'));
  await act(() => commandQueue.flush());
  expect(screen.queryByText('Hello refused')).toBeNull();
});
