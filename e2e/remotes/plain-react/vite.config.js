import { federation } from '@module-federation/vite';
import { remoteJson } from '@carecircle/remote-json';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const name = 'mfe-visits';
const exposes = { './visits-page': './src/visits-page.jsx', './visits-tile': './src/visits-tile.jsx' };
const shared = {
  react: { singleton: true, requiredVersion: '^19.0.0' },
  'react-dom': { singleton: true, requiredVersion: '^19.0.0' },
};

export default defineConfig({
  base: './',
  plugins: [
    react(),
    federation({ name, filename: 'remoteEntry.js', exposes, shared }),
    remoteJson({
      name,
      exposes,
      contractRange: '^0.1.0',
      shared: { react: '^19.0.0', 'react-dom': '^19.0.0' },
      routes: [
        { id: 'visits', path: '/visits', title: 'visits.title', backTo: 'more', expose: './visits-page' },
      ],
      slots: [
        {
          slot: 'dashboard.tiles',
          id: 'visits',
          order: 95,
          skeleton: 'tile',
          expose: './visits-tile',
        },
      ],
      menu: [{ route: 'visits', label: 'visits.title', icon: 'door', group: 'care', order: 70 }],
      words: { en: { 'visits.title': 'Visits' }, de: { 'visits.title': 'Besuche' } },
      icons: { door: [['path', { d: 'M6 21V4h12v17M3 21h18M15 12h.01' }]] },
    }),
  ],
  build: { target: 'es2022', modulePreload: false },
});
