// @vitest-environment node
import { expect, it } from 'vitest';
import type { RemoteSource } from './remote-declaration';
import { runningModule } from './running-module';

it('MFE-4 a remote runs the loaders of its parts, with what the shell’s screens show in its first file', () => {
  const declaration = {
    name: 'mfe-pets',
    routes: [{ id: 'pets', path: '/pets' }],
    slots: [
      { id: 'tile', slot: 'dashboard.tiles' },
      { id: 'hungry', slot: 'shell.banner', when: 'pets.hungry' },
    ],
  } as unknown as RemoteSource['declaration'];
  const parts = {
    'route:pets': '/pets/pets.page.tsx',
    'slot:tile': '/pets/tile.tsx',
    'slot:hungry': '/pets/hungry.tsx',
    'messages:en': '/pets/en.json',
    background: '/pets/background.ts',
  };
  expect(runningModule({ declaration, parts }).replace(/\n\s*\n/g, '\n'))
    .toBe(`import { createRemote } from '@carecircle/remote-kit';
import item0 from "/pets/tile.tsx";
export default createRemote({
  name: 'mfe-pets',
  routes: [{ id: 'pets', page: () => import("/pets/pets.page.tsx") }],
  slots: [{ id: 'tile', item: async () => ({ default: item0 }) }, { id: 'hungry', item: () => import("/pets/hungry.tsx") }],
  messages: { 'en': () => import("/pets/en.json") },
  background: () => import("/pets/background.ts"),
});`);
});
