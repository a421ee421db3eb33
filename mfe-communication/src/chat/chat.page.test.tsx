import { act, render, screen, waitFor, within } from '@testing-library/react';
import { bus } from '@carecircle/event-bus';
import { beforeEach, expect, it, vi } from 'vitest';
import { Announcer } from '@carecircle/ui';
import { navigateTo, Refusal } from '@carecircle/remote-kit';
import { publish, renderFeature, testIds, type Answers } from '@carecircle/remote-kit/testing';
import remote from '../remote';
import { showOn } from '../testing/show-on';
import { exampleMessage } from '../testing/example-message';
import ChatPage from './chat.page';

const first = exampleMessage({ sequence: 1, text: 'Good morning' });
const unread = { group: 0, direct: { [testIds.cleo]: 2 } };

function open(answers: Answers = {}, path = '/chat') {
  return renderFeature(<ChatPage />, {
    remote,
    path,
    routeId: 'chat',
    answers: {
      'communication.listMessages': { messages: [first], before: null, readMarks: [] },
      'communication.getUnreadMessages': unread,
      'communication.markConversationRead': unread,
      'communication.signalTyping': {},
      'communication.sendMessage': ({ messageId, text }) =>
        exampleMessage({ id: messageId, sequence: 2, text, senderId: testIds.ana }),
      ...answers,
    },
  });
}

beforeEach(() => {
  showOn('desktop');
  // Nothing has a height here, and a list draws what it has room for.
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(600);
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(60);
});

const composer = () => screen.findByRole('textbox', { name: /^Message to/ });

it('CHAT-1 shows the circle, its messages, and says how far I have read', async () => {
  const { server } = await open();
  expect(await screen.findByText('Good morning')).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Rivera family' })).toBeTruthy();
  expect(server.callsOf('communication.markConversationRead')).toMatchObject([{ sequence: 1 }]);
});

it('CHAT-1 the member count opens Group Chat and Direct Messages with true unread badges', async () => {
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: '3 members' }));
  const menu = within(screen.getByRole('menu'));
  expect(menu.getByText('Direct Messages')).toBeTruthy();
  const cleo = menu.getByRole('menuitemradio', { name: /^Cleo Rivera/ });
  expect(within(cleo).getByRole('img', { name: '2 unread' })).toBeTruthy();
  await user.click(cleo);
  expect(location.search).toBe(`?with=${testIds.cleo}`);
});

it('CHAT-2 Enter sends, Shift and Enter begin a new line, blank text is not sent', async () => {
  const { user, server } = await open();
  await user.type(await composer(), '   {Enter}');
  expect(server.callsOf('communication.sendMessage')).toEqual([]);
  await user.clear(await composer());
  await user.type(await composer(), 'Hello{Shift>}{Enter}{/Shift}there{Enter}');
  await waitFor(() =>
    expect(server.callsOf('communication.sendMessage')).toMatchObject([
      { text: 'Hello\nthere', recipientId: null },
    ]),
  );
  expect(await screen.findByText('Sent')).toBeTruthy();
});

it('CHAT-2 a message that is too long says by how much before it is sent, and stays as it was typed', async () => {
  const { user, server } = await open();
  const box = (await composer()) as HTMLTextAreaElement;
  await user.click(box);
  await user.paste('x'.repeat(8_012));
  expect(await screen.findByText(/^12 characters too long\. A message holds 8,000;/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Send' })).toHaveProperty('disabled', true);
  await user.keyboard('{Enter}');
  expect(box.value).toHaveLength(8_012);
  expect(server.callsOf('communication.sendMessage')).toEqual([]);
  await user.keyboard('{Backspace>12/}');
  await waitFor(() => expect(screen.queryByText(/too long/)).toBeNull());
  await user.keyboard('{Enter}');
  await waitFor(() => expect(server.callsOf('communication.sendMessage')).toHaveLength(1));
});

it('CHAT-2 what is pasted and would never fit is left out, says so, and leaves what was typed', async () => {
  const { user } = await open();
  const box = (await composer()) as HTMLTextAreaElement;
  await user.type(box, 'Look: ');
  await user.paste('x'.repeat(1_000_000));
  expect(await screen.findByText(/^What you pasted is 1,000,000 characters long/)).toBeTruthy();
  expect(box.value).toBe('Look: ');
  await user.type(box, 'never mind');
  await waitFor(() => expect(screen.queryByText(/^What you pasted/)).toBeNull());
});

it('CHAT-3 without a connection messages wait on this device in their order, and say so', async () => {
  const { user, server } = await open();
  await screen.findByText('Good morning');
  server.online = false;
  await user.type(await composer(), 'One{Enter}Two{Enter}');
  expect(await screen.findByText('Waiting for a connection')).toBeTruthy();
  const items = within(screen.getByRole('list', { name: 'Messages' })).getAllByRole('listitem');
  expect(items.slice(-2).map((item) => item.textContent)).toEqual([
    expect.stringMatching(/^You .*One$/),
    'YouTwoWaiting for a connection',
  ]);
});

it('CHAT-1 MFE-7 a new message shows without a reload and is spoken', async () => {
  await open();
  render(<Announcer />);
  await screen.findByText('Good morning');
  await publish('message.sent', { message: exampleMessage({ sequence: 2, text: 'On my way' }) });
  expect(screen.getByText('On my way')).toBeTruthy();
  expect(screen.getByText('Ben Rivera: On my way').closest('[aria-live="polite"]')).toBeTruthy();
});

it('CALL-1 a call that is over stands among the messages, as each of us knows it', async () => {
  const call = { media: 'video', outcome: 'missed', seconds: 0, missedBy: [testIds.ana] } as const;
  const calls = [
    exampleMessage({ sequence: 1, text: '', call: { ...call, missedBy: [...call.missedBy] } }),
    exampleMessage({
      ...{ sequence: 2, text: '', senderId: testIds.ana },
      call: { ...call, media: 'voice', missedBy: [testIds.ben] },
    }),
    exampleMessage({
      ...{ sequence: 3, text: '' },
      call: { ...call, outcome: 'answered', seconds: 95, missedBy: [] },
    }),
  ];
  await open({ 'communication.listMessages': { messages: calls, before: null, readMarks: [] } });
  expect(await screen.findByText('Missed video call')).toBeTruthy();
  expect(screen.getByText('Call, no answer')).toBeTruthy();
  expect(screen.getByText('Video call, 1:35')).toBeTruthy();
});

it('CHAT-1 shows who is typing until their message comes', async () => {
  await open();
  await screen.findByText('Good morning');
  await act(async () =>
    bus.signal('member.typed', { circleId: testIds.circle, memberId: testIds.ben, recipientId: null }),
  );
  expect(screen.getByText('Ben Rivera is typing')).toBeTruthy();
  await publish('message.sent', { message: exampleMessage({ sequence: 2 }) });
  expect(screen.queryByText('Ben Rivera is typing')).toBeNull();
});

it('CHAT-1 typing is told once in a while, not with every letter', async () => {
  const { user, server } = await open();
  await user.type(await composer(), 'A longer text');
  expect(server.callsOf('communication.signalTyping')).toHaveLength(1);
});

it('CHAT-1 a direct thread shows its own messages alone', async () => {
  const direct = exampleMessage({
    sequence: 7,
    senderId: testIds.cleo,
    recipientId: testIds.ana,
    text: 'Between us',
  });
  const { server } = await open(
    { 'communication.listMessages': { messages: [direct], before: null, readMarks: [] } },
    `/chat?with=${testIds.cleo}`,
  );
  expect(await screen.findByText('Between us')).toBeTruthy();
  expect(server.callsOf('communication.listMessages')).toMatchObject([{ withMemberId: testIds.cleo }]);
  await publish('message.sent', { message: exampleMessage({ sequence: 8, text: 'To all' }) });
  expect(screen.queryByText('To all')).toBeNull();
});

it('CHAT-1 older messages come page by page', async () => {
  const { user, server } = await open({
    'communication.listMessages': ({ before }) =>
      before
        ? { messages: [exampleMessage({ sequence: 1, text: 'Long ago' })], before: null, readMarks: [] }
        : { messages: [exampleMessage({ sequence: 9, text: 'Lately' })], before: 9, readMarks: [] },
  });
  await user.click(await screen.findByRole('button', { name: 'Show older messages' }));
  expect(await screen.findByText('Long ago')).toBeTruthy();
  expect(server.callsOf('communication.listMessages').at(-1)).toMatchObject({ before: '9' });
});

it('CHAT-1 says on a phone that unread counts are not known, and asks again', async () => {
  showOn('phone');
  let fails = true;
  const { user } = await open({
    'communication.getUnreadMessages': () =>
      fails ? new Refusal({ code: 'INVALID_STATE', message: 'no' }) : unread,
  });
  expect(await screen.findByText('What’s unread could not be loaded.')).toBeTruthy();
  fails = false;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('img', { name: '2 unread' })).toBeTruthy();
  expect(screen.queryByText('What’s unread could not be loaded.')).toBeNull();
});

it('CHAT-1 the search leads to the message in its conversation', async () => {
  const { user } = await open({ 'communication.listFoundMessages': [first] });
  await user.click(await screen.findByRole('button', { name: 'Search messages' }));
  await user.type(screen.getByRole('searchbox'), 'morning');
  await user.click(await screen.findByRole('button', { name: 'Good morning' }));
  expect(await composer()).toBeTruthy();
  await waitFor(() => expect(location.search).toBe('?with=group'));
});

it('CHAT-1 the search goes on where an answer is full', async () => {
  const foundId = (number: number) => `01936a00-0000-7000-8000-0000000001${String(number).padStart(2, '0')}`;
  const many = Array.from({ length: 50 }, (_, index) =>
    exampleMessage({ id: foundId(index), sequence: index + 1, text: `Walk ${index}` }),
  );
  const { user, server } = await open({
    'communication.listFoundMessages': ({ after }: { after?: string }) =>
      after ? [exampleMessage({ id: foundId(50), sequence: 99, text: 'The last walk' })] : many,
  });
  await user.click(await screen.findByRole('button', { name: 'Search messages' }));
  await user.type(screen.getByRole('searchbox'), 'walk');
  await user.click(await screen.findByRole('button', { name: 'Show more' }));
  expect(await screen.findByRole('button', { name: 'The last walk' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  expect(server.callsOf('communication.listFoundMessages').at(-1)).toMatchObject({ after: foundId(49) });
});

it('CHAT-2 the draft is kept while another conversation is read', async () => {
  const { user } = await open();
  await user.type(await composer(), 'Half a sen');
  await act(async () => navigateTo(`/chat?with=${testIds.ben}`));
  expect((await composer()).textContent).toBe('');
  await act(async () => navigateTo('/chat'));
  expect(await screen.findByDisplayValue('Half a sen')).toBeTruthy();
});

it('CHAT-1 a phone opens the list of conversations with what is unread; a thread leads back to it', async () => {
  showOn('phone');
  const { user, server } = await open();
  const list = within(await screen.findByRole('navigation', { name: 'Conversations' }));
  expect(await list.findByRole('img', { name: '2 unread' })).toBeTruthy();
  expect(await list.findByText('Ben Rivera: Good morning')).toBeTruthy();
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(server.callsOf('communication.markConversationRead')).toEqual([]);
  await user.click(list.getByRole('link', { name: 'Group Chat' }));
  expect(await composer()).toBeTruthy();
  expect(screen.queryByRole('navigation', { name: 'Conversations' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Back to conversations' }));
  expect(await screen.findByRole('navigation', { name: 'Conversations' })).toBeTruthy();
  expect(location.search).toBe('');
});

it('CHAT-1 an address that names a thread or a message opens it at once on a phone', async () => {
  showOn('phone');
  await open({}, `/chat?with=${testIds.cleo}`);
  expect(await screen.findByRole('textbox', { name: 'Message to Cleo Rivera' })).toBeTruthy();
});
