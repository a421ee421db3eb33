import { act, cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useParams, useSearchParams } from 'react-router-dom';
import { bus } from '@carecircle/event-bus';
import { UiProvider } from '@carecircle/ui';
import { testSession } from '../testing/test-session';
import { changeSearch } from './change-search';
import { navigate, navigateTo } from './navigate';
import { RouteLink } from './route-link';
import { registerRoutes, routePath } from './routes';
import { RootRouter } from './root-router';

beforeEach(() => {
  bus.state('session.current').set(testSession({ role: 'friend' }));
  navigateTo('/', { replace: true });
  registerRoutes([
    {
      name: 'mfe-care',
      routes: [
        { id: 'tasks', path: '/tasks', title: 'tasks.title', action: 'task:view' },
        { id: 'member', path: '/circle/member/:memberId', title: 'member.title' },
      ],
    },
    { name: 'mfe-finance', routes: [{ id: 'finance', path: '/finance', title: 't', action: 'bill:view' }] },
  ]);
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  bus.state('session.current').set(null);
});

it('MFE-5 finds a screen of any area by its id', () => {
  expect(routePath('tasks', {}, { tab: 'open', page: 2, none: undefined })).toBe('/tasks?tab=open&page=2');
  expect(routePath('tasks', {}, '?add')).toBe('/tasks?add');
  expect(routePath('member', { memberId: 'a/b c' })).toBe('/circle/member/a%2Fb%20c');
  expect(() => routePath('member')).toThrow("needs the parameter 'memberId'");
});

it('CIRC-4 finds none that the member may not see, or that no remote brings', () => {
  expect(routePath('finance')).toBeNull();
  expect(routePath('moon')).toBeNull();
});

it('navigates within the page, and tells the developer of an unknown id', () => {
  const report = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  navigate('tasks', {}, { tab: 'open' });
  expect(location.pathname + location.search).toBe('/tasks?tab=open');
  navigate('finance');
  expect(report).not.toHaveBeenCalled();
  navigate('moon');
  expect(location.pathname).toBe('/tasks');
  expect(report.mock.calls[0]?.[0]).toContain("navigate('moon')");
});

it('MFE-5 shows a link where the screen is there, and plain text where it is not', async () => {
  render(
    <UiProvider locale="en-US" navigate={(href) => navigateTo(href)}>
      <RouteLink to="tasks">Tasks</RouteLink>
      <RouteLink to="finance">Bills</RouteLink>
      <RouteLink to="moon" otherwise="nothing">
        Moon
      </RouteLink>
    </UiProvider>,
  );
  expect(screen.queryByRole('link', { name: 'Bills' })).toBeNull();
  expect(screen.getByText('Bills')).toBeTruthy();
  expect(screen.queryByText('Moon')).toBeNull();
  await userEvent.click(screen.getByRole('link', { name: 'Tasks' }));
  expect(location.pathname).toBe('/tasks');
});

it('turns text into a link when the permission comes', () => {
  render(<RouteLink to="finance">Bills</RouteLink>);
  expect(screen.queryByRole('link')).toBeNull();
  act(() => bus.state('session.current').set(testSession({ role: 'admin' })));
  expect(screen.getByRole('link', { name: 'Bills' })).toBeTruthy();
});

function Params() {
  const { memberId } = useParams();
  const [search] = useSearchParams();
  return <button onClick={() => changeSearch({ tab: 'two', old: null })}>{`${memberId} ${search}`}</button>;
}

it('reads what the address says, keeps its parameters and forgets its search while the page is being left', async () => {
  navigateTo('/circle/member/ana%20r?old=1&keep=2', { replace: true });
  render(
    <RootRouter path="/circle/member/:memberId">
      <Params />
    </RootRouter>,
  );
  expect(screen.getByRole('button').textContent).toBe('ana r old=1&keep=2');
  await userEvent.click(screen.getByRole('button'));
  expect(screen.getByRole('button').textContent).toBe('ana r keep=2&tab=two');
  act(() => navigateTo('/circle/member/ben?add=1'));
  expect(screen.getByRole('button').textContent).toBe('ben add=1');
  act(() => navigateTo('/tasks?add=2'));
  expect(screen.getByRole('button').textContent).toBe('ben ');
});
