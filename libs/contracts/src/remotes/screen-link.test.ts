import { expect, it } from 'vitest';
import { addressOfLink, screenLink } from './screen-link';

const routes = [
  { id: 'tasks', path: '/tasks' },
  { id: 'member', path: '/circle/member/:memberId' },
];

it.each([
  [screenLink('tasks'), '/tasks'],
  [screenLink('tasks', '?task=1'), '/tasks?task=1'],
  [screenLink('pets', '?pet=1'), '/dashboard'],
  [screenLink('member'), '/dashboard'],
  ['/tasks?task=1', '/tasks?task=1'],
])('NOTE-1 the link %s leads to %s', (link, address) => {
  expect(addressOfLink(link, routes)).toBe(address);
});
