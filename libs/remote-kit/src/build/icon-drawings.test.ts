import { expect, it } from 'vitest';
import { iconDrawings } from './icon-drawings';

const naming = (icon: string) => ({
  navigation: [{ route: 'finance', label: 'finance.title', icon, order: 1 }],
  menu: [],
  quickActions: [],
});

it('MFE-4 has the strokes of every icon that a remote names', () => {
  const { 'check-all': drawing } = iconDrawings(naming('check-all'));
  expect(drawing?.length).toBeGreaterThan(0);
  expect(
    drawing?.every(([element, attributes]) => element === 'path' && typeof attributes.d === 'string'),
  ).toBe(true);
});

it('MFE-4 refuses a name that the design system does not have', () => {
  expect(() => iconDrawings(naming('of-tomorrow'))).toThrow("no icon named 'of-tomorrow'");
});
