export { es as kitWords } from '@carecircle/remote-kit/words/es';
export { default } from './es.json';
