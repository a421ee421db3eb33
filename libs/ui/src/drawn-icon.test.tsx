import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { drawnIcon, type IconDrawing } from './drawn-icon';

const wallet: IconDrawing = [
  ['path', { d: 'M3 5v14' }],
  ['script', { href: 'https://example.test' }],
];

it('MFE-4 draws the shapes that a manifest brings, and nothing else', () => {
  const Wallet = drawnIcon(wallet);
  const { container } = render(<Wallet />);
  expect(container.querySelector('svg[aria-hidden="true"] path')?.getAttribute('d')).toBe('M3 5v14');
  expect(container.querySelectorAll('svg *')).toHaveLength(1);
});

it('MFE-4 gives the same component for the same drawing, and an empty one for none', () => {
  expect(drawnIcon(wallet)).toBe(drawnIcon(wallet));
  const Nothing = drawnIcon(undefined);
  expect(render(<Nothing />).container.querySelectorAll('svg *')).toHaveLength(0);
});
