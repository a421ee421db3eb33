import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { keepLocales } from '../vite/keep-locales.mjs';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), keepLocales(['en', 'es'])],
  build: { outDir: '../dist/gallery', emptyOutDir: true },
});
