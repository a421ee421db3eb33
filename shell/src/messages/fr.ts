export { fr as kitWords } from '@carecircle/remote-kit/words/fr';
export { default } from './fr.json';
