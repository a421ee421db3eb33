import { apiContract } from '@carecircle/contracts/api';
import { defineQuery } from '../../spine/define-query';
import { documentOf, readDocument } from './document-rows';

export const getDocument = defineQuery(apiContract.documents.getDocument, async ({ db, input, circle }) =>
  documentOf(await readDocument(db, circle.id, input.documentId)),
);
