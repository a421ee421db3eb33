import { expect, it } from 'vitest';
import { createEventBus } from '@carecircle/event-bus';
import { noticeOtherContracts } from './notice-other-contracts';

it.each([
  ['0.1.0', '0.1.0', false],
  ['0.1.0', '0.1.9', false],
  ['0.1.4', '0.2.0', true],
  ['0.2.0', '0.1.4', true],
  ['1.2.0', '1.9.3', false],
  ['1.9.0', '2.0.0', true],
])('REL-5 a page of contracts %s is outdated on a server of %s: %s', (own, served, isOutdated) => {
  const bus = createEventBus();
  noticeOtherContracts(own, bus);
  bus.signal('contracts.served', { version: served });
  expect(bus.state('page.outdated').get()).toBe(isOutdated);
});
