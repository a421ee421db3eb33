import type { Language } from '@carecircle/contracts';
import { fetchChoices } from './fetch-choices';
import { addRemoteWords, currentRegistry } from './registry';

/**
 * Brings what the areas are called in a language: a page carries that of its own alone. Where this fails, the areas keep their
 * names of before.
 */
export async function loadRemoteWords(language: Language): Promise<void> {
  const sources = [...currentRegistry().sources.values()];
  if (sources.every(({ choice }) => Object.hasOwn(choice.current.manifest.words, language))) return;
  try {
    addRemoteWords(await fetchChoices(), language);
  } catch (error) {
    console.warn(`What the areas are called in '${language}' could not be loaded`, error);
  }
}
