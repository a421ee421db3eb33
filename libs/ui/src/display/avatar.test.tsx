import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Avatar } from './avatar';
import { UiProvider } from '../provider/ui-provider';
import { hueAt, hueOfId } from './person-hue';

it('CIRC-1 twelve people of a circle have twelve colours, those at its end counted backwards', () => {
  const forwards = Array.from({ length: 12 }, (_, place) => hueAt(place));
  expect(new Set(forwards).size).toBe(12);
  expect(hueAt(-1)).toBe(hueAt(11));
  expect(hueAt(12)).toBe(hueAt(0));
});

it('CIRC-1 a person has the colour of their place in the circle, a stranger that of the id', () => {
  render(
    <UiProvider locale="en-US" navigate={() => undefined} placeOf={(id) => (id === 'ben' ? 1 : undefined)}>
      <Avatar id="ben" name="Ben" isNamed />
      <Avatar id="someone" name="Someone" isNamed />
    </UiProvider>,
  );
  const hueOf = (name: string) => screen.getByRole('img', { name }).style.getPropertyValue('--person-hue');
  expect(hueOf('Ben')).toBe(String(hueAt(1)));
  expect(hueOf('Someone')).toBe(String(hueOfId('someone')));
});

it('CIRC-1 REC-1 initials are those of the first and last name, and stand in for a photo that fails', () => {
  render(
    <UiProvider
      locale="en-US"
      navigate={() => undefined}
      photoOf={(id) => (id === 'rosa' ? '/files/rosa.jpg' : undefined)}
    >
      <Avatar id="rosa" name="Rosa María Alvarez" isNamed />
      <Avatar id="ben" name="Ben" isNamed />
    </UiProvider>,
  );
  const avatar = screen.getByRole('img', { name: 'Rosa María Alvarez' });
  expect(avatar.querySelector('img')?.getAttribute('src')).toBe('/files/rosa.jpg');
  expect(avatar.textContent).toBe('');
  expect(screen.getByRole('img', { name: 'Ben' }).textContent).toBe('B');

  fireEvent.error(avatar.querySelector('img') ?? avatar);
  expect(avatar.textContent).toBe('RA');
});
