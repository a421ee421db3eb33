/** How questions are read, for the assistant and the skills alike. In an entry of its own: nothing of it is on a first screen. */
export { clipText } from './clip-text';
export { foldWords } from './fold-words';
export { hasPhrase, phrasesOf, saysAny, type Phrase } from './has-phrase';
