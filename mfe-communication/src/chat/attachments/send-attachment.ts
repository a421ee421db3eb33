import { messageUploadUrl } from '@carecircle/contracts';
import { callOperation, newId, Refusal } from '@carecircle/remote-kit';
import type { ConversationWith } from '../conversations/conversation';
import type { Attachment } from './attachment';
import { attachmentOf, changeAttachment, dropAttachment, newIds } from './attachment-store';
import { faultOf } from './find-fault';

interface Destination {
  /** `draftKey` of the conversation. */
  key: string;
  circleId: string;
  recipientId: ConversationWith;
}

const sendings = new Map<string, AbortController>();

/**
 * Announces what was picked, sends its bytes and then the message (CHAT-2). Each step has an id of its own: a second try after a lost
 * answer goes on where the first one ended and sends nothing twice. What fails stays with its reason.
 */
export async function sendAttachment({ key, circleId, recipientId }: Destination): Promise<void> {
  const attachment = attachmentOf(key);
  if (!attachment || attachment.state === 'sending') return;
  const abort = new AbortController();
  sendings.set(key, abort);
  changeAttachment(key, { state: 'sending', fault: undefined });
  try {
    await announce(circleId, attachment);
    const { sendParts } = await import('./send-parts');
    const onProgress = (sentBytes: number) => changeAttachment(key, { sentBytes });
    const url = messageUploadUrl({ circleId, id: attachment.ids.upload });
    await sendParts(url, attachment.blob, { onProgress, signal: abort.signal });
    await send(circleId, recipientId, attachment);
    dropAttachment(key);
  } catch (error) {
    if (abort.signal.aborted) return;
    // A refused upload is used up: another try begins with a new one, as the same message.
    const { message } = attachment.ids;
    const ids = error instanceof Refusal ? { ...newIds(), message } : attachment.ids;
    if (error instanceof Refusal) forget(circleId, attachment);
    changeAttachment(key, { state: 'failed', fault: faultOf(error), ids });
  } finally {
    sendings.delete(key);
  }
}

/** Gives up what was picked, and what of it is on its way. */
export function giveUp({ key, circleId }: Pick<Destination, 'key' | 'circleId'>): void {
  const attachment = attachmentOf(key);
  const sending = sendings.get(key);
  sending?.abort();
  dropAttachment(key);
  if (attachment && (sending || attachment.state === 'failed')) forget(circleId, attachment);
}

async function announce(circleId: string, { ids, name, blob }: Attachment): Promise<void> {
  const input = { circleId, uploadId: ids.upload, name, sizeBytes: blob.size };
  await callOperation('communication.startMessageUpload', { ...input, commandId: ids.start });
}

async function send(circleId: string, recipientId: ConversationWith, attachment: Attachment): Promise<void> {
  const { ids, kind, peaks, isUrgent } = attachment;
  await callOperation('communication.sendFile', {
    ...{ circleId, commandId: ids.upload, messageId: ids.message, uploadId: ids.upload },
    ...{ recipientId, kind, peaks, isUrgent },
  });
}

/** Lets the server free the room now; it would do so by itself within a day. */
function forget(circleId: string, { ids }: Attachment): void {
  const input = { circleId, uploadId: ids.upload, commandId: newId() };
  void callOperation('communication.cancelMessageUpload', input).catch(() => undefined);
}
