import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Badge, badgeText } from './badge';

it('SHELL-3 a count is shown as it is up to 9 and as 9+ above', () => {
  expect([1, 9, 10, 240].map(badgeText)).toEqual(['1', '9', '9+', '9+']);
});

it('SHELL-3 nothing is shown at 0, and the label says the true count', () => {
  const { container, rerender } = render(<Badge count={0} />);
  expect(container.textContent).toBe('');
  rerender(<Badge count={12} label="12 unread" />);
  expect(screen.getByRole('img', { name: '12 unread' }).textContent).toBe('9+');
});
