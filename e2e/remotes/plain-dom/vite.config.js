import { federation } from '@module-federation/vite';
import { remoteJson } from '@carecircle/remote-json';
import { defineConfig } from 'vite';

const name = 'mfe-notice';
const exposes = { './page': './src/notice-page.js', './banner': './src/notice-banner.js' };

export default defineConfig({
  base: './',
  plugins: [
    federation({ name, filename: 'container.js', exposes }),
    remoteJson({
      name,
      exposes,
      filename: 'container.js',
      contractRange: '^0.1.0',
      routes: [
        { id: 'notice', path: '/notice/:about', title: 'notice.title', backTo: 'more', expose: './page' },
      ],
      slots: [{ slot: 'dashboard.cards', id: 'notice', order: 99, expose: './banner' }],
      words: { en: { 'notice.title': 'Notice' } },
    }),
  ],
  build: { target: 'es2022', modulePreload: false },
});
