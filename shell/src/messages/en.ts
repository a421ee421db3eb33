export { en as kitWords } from '@carecircle/remote-kit/words/en';
export { default } from './en.json';
