export { openCircleCopy } from './circle/open-circle-copy';
