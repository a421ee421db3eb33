export { de as kitWords } from '@carecircle/remote-kit/words/de';
export { default } from './de.json';
