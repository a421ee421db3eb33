export { pt as kitWords } from '@carecircle/remote-kit/words/pt';
export { default } from './pt.json';
