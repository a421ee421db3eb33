import { apiContract } from '@carecircle/contracts/api';
import { readUsedStorage } from '../../files/storage';
import { defineQuery } from '../../spine/define-query';
import { readMostStorage } from '../plans';

export const getDocumentStorage = defineQuery(
  apiContract.documents.getDocumentStorage,
  async ({ db, circle, now, services }) => ({
    usedBytes: await readUsedStorage(db, circle.id),
    mostBytes: await readMostStorage(db, circle.id, now),
    isScanned: services.scanner !== null,
  }),
);
