export { it as kitWords } from '@carecircle/remote-kit/words/it';
export { default } from './it.json';
