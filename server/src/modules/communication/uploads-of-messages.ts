import { messagePaths } from '@carecircle/contracts';
import type { UploadKind } from '../../files/uploads/upload-kind';
import { messageUploads } from './messages.tables';

export const uploadsOfMessages: UploadKind = {
  action: 'message:send',
  path: messagePaths.uploads,
  table: messageUploads,
};
