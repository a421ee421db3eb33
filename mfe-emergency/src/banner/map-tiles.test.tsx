import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderFeature } from '@carecircle/remote-kit/testing';
import remote from '../remote';
import { exampleAlert } from '../testing/example-alert';
import OpenAlertsBanner from './open-alerts.banner';

const url = 'https://tiles.example/{z}/{x}/{y}.png';
const location = { latitude: 41.8781, longitude: -87.6298, accuracyMetres: 12.4 };
const credit = '© Somebody';

async function open(tiles: { url: string; credit: string } | null) {
  const { user, server } = await renderFeature(<OpenAlertsBanner />, {
    remote,
    states: { 'alerts.open': [exampleAlert({ location })] },
    answers: { 'emergency.getMapTiles': { tiles } },
  });
  await user.click(screen.getByRole('button', { name: 'Location and contacts' }));
  await waitFor(() => expect(server.callsOf('emergency.getMapTiles')).toHaveLength(1));
}
const tiles = () => [...document.querySelectorAll<HTMLImageElement>('img[src^="https://tiles.example/"]')];

it('EMER-6 lays the operator’s map under the drawing, and credits it once a tile has come', async () => {
  await open({ url, credit });
  await waitFor(() => expect(tiles()).not.toEqual([]));
  expect(tiles().map(({ src }) => src)).toContain('https://tiles.example/19/134523/194863.png');
  expect(screen.getByRole('img', { name: 'Where Ben Rivera is' })).toBeTruthy();
  expect(screen.queryByText(credit)).toBeNull();
  fireEvent.load(tiles()[0] as Element);
  expect(screen.getByText(credit)).toBeTruthy();
});

it('EMER-6 tiles that do not come leave the drawing as it is', async () => {
  await open({ url, credit });
  await waitFor(() => expect(tiles()).not.toEqual([]));
  tiles().forEach((tile) => fireEvent.error(tile));
  expect(tiles().every(({ hidden }) => hidden)).toBe(true);
  expect(screen.queryByText(credit)).toBeNull();
});

it('EMER-6 without a map of the operator there is the drawing alone', async () => {
  await open(null);
  expect(screen.getByRole('img', { name: 'Where Ben Rivera is' })).toBeTruthy();
  expect(document.querySelectorAll('img[src^="http"]')).toHaveLength(0);
});
