import { randomUUID } from 'node:crypto';
import { messageUploadUrl } from '@carecircle/contracts';
import { samplePdf } from '../../journeys/sample-files';
import { addDocument } from '../../product/add-document';
import { sendWhole } from '../../product/send-whole';
import type { Write } from './hostile-records';

export const pdf = samplePdf('Nothing');

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
