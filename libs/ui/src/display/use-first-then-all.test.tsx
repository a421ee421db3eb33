import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useFirstThenAll } from './use-first-then-all';

const rows = (count: number) => Array.from({ length: count }, (_, index) => index);

/** What was rendered, one entry a rendering. */
const rendered: (readonly number[])[] = [];

function Rows({ items }: { items: readonly number[] }) {
  rendered.push(useFirstThenAll(items));
  return null;
}

function renderRows(items: readonly number[]) {
  rendered.length = 0;
  const { rerender } = render(<Rows items={items} />);
  return (next: readonly number[]) => {
    rendered.length = 0;
    rerender(<Rows items={next} />);
  };
}

it('SHELL-7 a long list begins with the rows that a screen shows and is whole a moment later', () => {
  renderRows(rows(30));
  expect(rendered[0]).toEqual(rows(10));
  expect(rendered.at(-1)).toEqual(rows(30));
});

it('SHELL-7 so does one whose rows come after it', () => {
  const show = renderRows([]);
  show(rows(30));
  expect(rendered[0]).toEqual(rows(10));
  expect(rendered.at(-1)).toEqual(rows(30));
});

it('SHELL-7 what changes in a list that stands is shown at once and whole', () => {
  const show = renderRows(rows(30));
  show(rows(31).slice(1));
  expect(rendered[0]).toEqual(rows(31).slice(1));
});
