import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Avatar } from './avatar';
import { personHue } from './person-hue';

it('CIRC-1 a person’s colour depends on the id alone and spreads over the hues', () => {
  expect(personHue('0192f0c1-7a')).toBe(personHue('0192f0c1-7a'));
  const hues = new Set(Array.from({ length: 200 }, (_, index) => personHue(`member-${index}`)));
  expect(hues.size).toBe(12);
});

it('CIRC-1 initials are those of the first and last name, and stand in for a photo that fails', () => {
  render(<Avatar id="rosa" name="Rosa María Alvarez" photoUrl="/files/rosa.jpg" isNamed />);
  const avatar = screen.getByRole('img', { name: 'Rosa María Alvarez' });
  expect(avatar.textContent).toBe('');

  fireEvent.error(avatar.querySelector('img') ?? avatar);
  expect(avatar.textContent).toBe('RA');
});
