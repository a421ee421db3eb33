export { findFile } from './find-file';
export { listFiles } from './list-files';
export { findOwnUpload } from './upload-rows';
