export { findFile } from './find-file';
export { listFiles } from './list-files';
export { readDocument } from './document-rows';
export { uploadsOfDocuments } from './upload-rows';
export { documentsNotificationFacts } from './documents.notifications';
