import { apiContract } from '@carecircle/contracts/api';
import { defineQuery } from '../../spine/define-query';
import { readStorage } from './read-storage';

export const getDocumentStorage = defineQuery(
  apiContract.documents.getDocumentStorage,
  async ({ db, circle, services }) => ({
    ...(await readStorage(db, circle.id)),
    isScanned: services.scanner !== null,
  }),
);
