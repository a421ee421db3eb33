import { defineModule } from '../../spine/define-module';
import { addDocument } from './add-document.command';
import { addDocumentVersion } from './add-document-version.command';
import { cancelUpload } from './cancel-upload.command';
import { deleteDocument } from './delete-document.command';
import { editDocument } from './edit-document.command';
import { endUpload } from './end-upload.job';
import { eraseDocument } from './erase-document.job';
import { getDocument } from './get-document.query';
import { getDocumentStorage } from './get-document-storage.query';
import { listDocuments } from './list-documents.query';
import { listDocumentVersions } from './list-document-versions.query';
import { listUploads } from './list-uploads.query';
import { remindOfExpiry } from './remind-of-expiry.job';
import { restoreDocument } from './restore-document.command';
import { startUpload } from './start-upload.command';

export const documentsModule = defineModule({
  name: 'documents',
  operations: {
    listDocuments,
    getDocument,
    listDocumentVersions,
    getDocumentStorage,
    listUploads,
    startUpload,
    cancelUpload,
    addDocument,
    addDocumentVersion,
    editDocument,
    deleteDocument,
    restoreDocument,
  },
  jobs: [endUpload, eraseDocument, remindOfExpiry],
});
