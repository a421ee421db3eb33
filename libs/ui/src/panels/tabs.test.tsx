import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { Tabs } from './tabs';

const renders: string[] = [];

function Panel({ name, action }: { name: string; action?: string }) {
  renders.push(name);
  return action ? <button>{action}</button> : <p>{name} of July</p>;
}

function Money() {
  const [tab, setTab] = useState<'overview' | 'bills' | 'history'>('overview');
  return (
    <Tabs
      label="Views"
      selectedId={tab}
      onSelect={setTab}
      items={[
        { id: 'overview', label: 'Overview', content: <Panel name="Overview" /> },
        { id: 'bills', label: 'Bills', content: <Panel name="Bills" action="Pay" /> },
        { id: 'history', label: 'History', content: <Panel name="History" /> },
      ]}
    />
  );
}

const tab = (name: string) => screen.getByRole('tab', { name });

it('ALL-1 the tabs are one stop, arrows, Home and End choose one, whose panel has its name', async () => {
  render(<Money />);
  await userEvent.tab();
  expect(document.activeElement).toBe(tab('Overview'));
  for (const [key, name] of [
    ['ArrowRight', 'Bills'],
    ['End', 'History'],
    ['ArrowRight', 'Overview'],
    ['ArrowLeft', 'History'],
    ['Home', 'Overview'],
  ] as const) {
    await userEvent.keyboard(`{${key}}`);
    expect(document.activeElement).toBe(tab(name));
    expect(await screen.findByRole('tabpanel', { name })).toBeTruthy();
    expect(screen.getAllByRole('tab', { selected: true })).toEqual([tab(name)]);
  }
});

it('ALL-1 the panel is a stop of its own only where nothing in it is one', async () => {
  render(<Money />);
  await userEvent.tab();
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole('tabpanel', { name: 'Overview' }));

  await userEvent.click(tab('Bills'));
  await screen.findByRole('button', { name: 'Pay' });
  await expect.poll(() => screen.getByRole('tabpanel').tabIndex).toBe(-1);
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Pay' }));
});

it('ALL-1 the panel that is left is not rendered once more for that', async () => {
  render(<Money />);
  renders.length = 0;
  await userEvent.click(tab('History'));
  await screen.findByText('History of July');
  expect(new Set(renders)).toEqual(new Set(['History']));
});
