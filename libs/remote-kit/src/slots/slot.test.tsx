import { act, cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { bus } from '@carecircle/event-bus';
import { testSession } from '../testing/test-session';
import { Slot } from './slot';
import { provideSlotHost, type SlotEntry } from './slot-host';

let log: string[] = [];
let entries: readonly SlotEntry[] = [];
let tell: () => void = () => undefined;

function entry(id: string, changes: Partial<SlotEntry> = {}): SlotEntry {
  return { remote: 'mfe-test', slot: 'member.actions', id, order: 1, skeleton: 'none', ...changes };
}

beforeEach(() => {
  log = [];
  bus.state('session.current').set(testSession({ role: 'friend' }));
  provideSlotHost({
    entries: () => entries,
    subscribe: (listener) => {
      tell = listener;
      return () => undefined;
    },
    mount: ({ id }, element, props) => {
      log.push(`mount ${id} ${props['memberId']}`);
      element.textContent = id;
      return {
        update: (next) => log.push(`update ${id} ${next['memberId']}`),
        unmount: () => log.push(`unmount ${id}`),
      };
    },
  });
});

afterEach(() => {
  cleanup();
  bus.state('session.current').set(null);
  bus.state('chat.unread').set(0);
});

it('MFE-5 mounts the items of a slot in order, each in its own element', () => {
  entries = [entry('late', { order: 9 }), entry('early'), entry('elsewhere', { slot: 'dashboard.tiles' })];
  const { container } = render(<Slot name="member.actions" memberId="ana" />);
  expect([...container.children].map(({ textContent }) => textContent)).toEqual(['early', 'late']);
});

it('CIRC-4 leaves out what the member may not see', () => {
  entries = [entry('bills', { action: 'bill:view' }), entry('tasks', { action: 'task:view' })];
  const { container } = render(<Slot name="member.actions" memberId="ana" />);
  expect(container.textContent).toBe('tasks');
});

it('loads an item only while its channel holds something', () => {
  entries = [entry('unread', { when: 'chat.unread' }), entry('alerts', { when: 'alerts.open' })];
  const { container } = render(<Slot name="member.actions" memberId="ana" />);
  expect(container.textContent).toBe('');
  act(() => bus.state('chat.unread').set(2));
  expect(container.textContent).toBe('unread');
  act(() => bus.state('chat.unread').set(0));
  expect(log).toEqual(['mount unread ana', 'unmount unread']);
});

it('hands new props on without mounting again, and takes items away', () => {
  entries = [entry('message')];
  const { rerender, unmount } = render(<Slot name="member.actions" memberId="ana" />);
  rerender(<Slot name="member.actions" memberId="ben" />);
  unmount();
  expect(log).toEqual(['mount message ana', 'update message ben', 'unmount message']);
});

it('REL-3 follows the registry while the page is open', () => {
  entries = [entry('old')];
  const { container } = render(<Slot name="member.actions" memberId="ana" />);
  entries = [entry('new')];
  act(() => tell());
  expect(container.textContent).toBe('new');
});
