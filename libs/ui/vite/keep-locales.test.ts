// @vitest-environment node
import { expect, it } from 'vitest';
import { build } from 'vite';
import { keepLocales } from './keep-locales.mjs';

/** All text of a bundle that holds React Aria's calendar. */
async function bundle(languages: readonly string[]): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    root: import.meta.dirname,
    plugins: [keepLocales(languages)],
    build: {
      write: false,
      minify: false,
      lib: { entry: '../src/fields/dates/calendar.tsx', formats: ['es'], fileName: 'calendar' },
      rolldownOptions: { external: [/^react(-dom)?($|\/)/] },
    },
  });
  return JSON.stringify(result);
}

it('SET-4 a build holds the texts of the languages we speak and of no other', async () => {
  const texts = await bundle(['es']);
  expect(texts).toContain('Siguiente');
  expect(texts).toContain('Next');
  expect(texts).not.toContain('Weiter');
  expect(texts).not.toContain('Suivant');
}, 30_000);
