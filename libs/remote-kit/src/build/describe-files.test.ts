import { expect, it } from 'vitest';
import { languageOf } from './describe-files';

it('SET-4 a file of words tells its language, and no other file has one', () => {
  expect(languageOf('/src/messages/es.json')).toBe('es');
  expect(languageOf('/src/messages/de.json?compiled')).toBe('de');
  expect(languageOf('/src/legal/terms.fr.ts')).toBe('fr');
  expect(languageOf('/src/it/tasks.page.tsx')).toBeUndefined();
  expect(languageOf('/src/remote.ts')).toBeUndefined();
  expect(languageOf('')).toBeUndefined();
});
