import { randomUUID } from 'node:crypto';
import { messageUploadUrl } from '@carecircle/contracts';
import { addDocument } from '../../product/add-document';
import { sendWhole } from '../../product/send-whole';
import type { Write } from './hostile-records';

/** A PDF of one empty page. */
export const pdf = Buffer.from(
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n' +
    '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
);

/** What brings files, each with a name. */
export const files: Record<string, Write> = {
  document: ({ ana, circleId }, deal) =>
    addDocument(ana, circleId, { name: deal.fileName(200), kind: 'other', bytes: pdf }),
  fileOfMessage: async ({ ben, circleId }, deal) => {
    const uploadId = randomUUID();
    const name = deal.fileName(200);
    await ben.call('communication', 'startMessageUpload', {
      ...{ circleId, uploadId, name, sizeBytes: pdf.length },
    });
    await sendWhole(ben, messageUploadUrl({ circleId, id: uploadId }), pdf);
    await ben.call('communication', 'sendFile', {
      ...{ circleId, messageId: randomUUID(), recipientId: null, uploadId, kind: 'file' },
    });
  },
  // A circle has fewer devices than there are texts.
  measurements: async ({ ana, circleId, recipientId }, deal) => {
    const deviceId = randomUUID();
    await ana.call('wearables', 'addDevice', {
      ...{ circleId, deviceId, type: 'apple_watch', name: deal.text(80), wearerId: recipientId },
      ...{ metrics: ['heartRate'], deviceNumber: null },
    });
    for (const name of deal.texts(3, 200)) {
      const importId = randomUUID();
      await ana.call('wearables', 'startHealthImport', {
        ...{ circleId, importId, deviceId, name, sizeBytes: pdf.length },
      });
      await ana.call('wearables', 'cancelHealthImport', { circleId, importId });
    }
  },
};
