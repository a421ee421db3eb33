import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { BarPlot } from './bar-plot';
import { DayPlot } from './day-plot';
import { LinePlot } from './line-plot';

const cellsOf = (name: string) => {
  const rows = within(screen.getByRole('figure', { name })).getAllByRole('row', { hidden: true });
  return rows.slice(1).map((row) => row.textContent);
};

it('MED-4 a bar without data says so and has no bar, which nought has', () => {
  const { container } = render(
    <BarPlot
      title="Adherence"
      layout="rows"
      fullValue={100}
      bars={[
        { id: 'a', label: 'Aspirin', value: null },
        { id: 'b', label: 'Insulin', value: 0 },
        { id: 'c', label: 'Statin', value: 50 },
      ]}
    />,
  );
  expect(cellsOf('Adherence')).toEqual(['AspirinNo data', 'Insulin0', 'Statin50']);
  expect(container.querySelectorAll('.bar')).toHaveLength(2);
  const shares = [...container.querySelectorAll<HTMLElement>('.barTrack')];
  expect(shares.map((track) => track.style.getPropertyValue('--share'))).toEqual(['0%', '0%', '50%']);
});

it('MED-4 days stand under their weekday, and one without doses is not in the table', () => {
  const { container } = render(
    <DayPlot
      title="Doses"
      valueLabel="Given"
      days={[
        { day: '2026-11-18', share: 1, text: '2 of 2' },
        { day: '2026-11-19', share: null, text: '' },
        { day: '2026-11-20', share: 0.5, text: '1 of 2' },
      ]}
    />,
  );
  expect(cellsOf('Doses')).toEqual(['Nov 18, 20262 of 2', 'Nov 20, 20261 of 2']);
  const [first] = container.querySelectorAll<HTMLElement>('.day');
  expect(first?.style.gridColumnStart).toBe('4');
  expect(container.querySelectorAll('.none')).toHaveLength(1);
});

it('GAME-2 of many columns a narrow plot leaves words out, and its table none', () => {
  const bars = Array.from({ length: 14 }, (_, index) => ({
    ...{ id: `${index}`, label: `Nov ${index + 9}`, value: index === 12 ? 645 : 15 },
  }));
  const { container } = render(<BarPlot title="Points" bars={bars} />);
  const kept = (name: string) =>
    [...container.querySelectorAll(`.barSlot:not(.${name}) > .barLabel`)].map(
      ({ textContent }) => textContent,
    );
  expect(kept('labelLeftOut')).toEqual(['Nov 9', 'Nov 16', 'Nov 22']);
  expect(kept('valueLeftOut')).toEqual(['Nov 21']);
  expect(cellsOf('Points')).toHaveLength(14);
});

it('MED-4 the table of a line says each value at its moment, and takes as long as there are values', () => {
  let reads = 0;
  const count = 400;
  const points = Array.from({ length: count }, (_, index) => ({
    get at() {
      reads += 1;
      return new Date(Date.UTC(2026, 0, 1 + index)).toISOString().slice(0, 10);
    },
    value: index === 1 ? null : index,
  }));
  render(<LinePlot title="Weight" series={[{ id: 'weight', label: 'Rosa', points }]} />);
  expect(cellsOf('Weight').slice(0, 3)).toEqual(['Jan 10', 'Jan 2–', 'Jan 32']);
  expect(reads).toBeLessThan(10 * count);
});
