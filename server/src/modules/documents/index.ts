export { findFile } from './find-file';
export { findOwnUpload } from './upload-rows';
