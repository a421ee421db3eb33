import { callOperation, newId } from '@carecircle/remote-kit';
import { faultOf, findFault } from './find-fault';
import { sendBytes } from './send-bytes';
import type { Upload } from './upload';
import { uploadName } from './upload-name';

type Listener = () => void;

let uploads: readonly Upload[] = [];
const listeners = new Set<Listener>();
const aborts = new Map<string, AbortController>();
let isRunning = false;

/** Files on their way, one after the other; they go on while other pages are shown. */
export const uploadQueue = {
  subscribe(listener: Listener) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  all: () => uploads,
};

/** Takes files into the queue; those that cannot be taken stand in it with what is wrong. */
export function addUploads(circleId: string, files: readonly File[], documentId: string | null = null): void {
  const added = files.map((file): Upload => {
    const fault = findFault(file);
    const start = { id: newId(), circleId, documentId, file, name: uploadName(file.name), sentBytes: 0 };
    return fault ? { ...start, state: 'failed', fault } : { ...start, state: 'waiting' };
  });
  set([...uploads, ...added]);
  void run();
}

export function retryUpload(id: string): void {
  change(id, { state: 'waiting', fault: undefined });
  void run();
}

/** Takes a file out of the queue, and off the server where some of it has come. */
export function dropUpload({ id, circleId }: Upload): void {
  aborts.get(id)?.abort();
  set(uploads.filter((upload) => upload.id !== id));
  callOperation('documents.cancelUpload', { circleId, uploadId: id, commandId: newId() }).catch(
    () => undefined,
  );
}

function set(next: readonly Upload[]): void {
  uploads = next;
  for (const listener of listeners) listener();
}

function change(id: string, changes: Partial<Upload>): void {
  set(uploads.map((upload) => (upload.id === id ? { ...upload, ...changes } : upload)));
}

async function run(): Promise<void> {
  if (isRunning) return;
  isRunning = true;
  for (let next = firstWaiting(); next; next = firstWaiting()) await bringIn(next);
  isRunning = false;
}

const firstWaiting = () => uploads.find(({ state }) => state === 'waiting');

async function bringIn(upload: Upload): Promise<void> {
  const abort = new AbortController();
  aborts.set(upload.id, abort);
  try {
    change(upload.id, { state: 'sending' });
    const begun = await begin(upload);
    await sendBytes(begun, (sentBytes) => change(begun.id, { sentBytes }), abort.signal);
    change(begun.id, { state: 'checking', sentBytes: begun.file.size });
    await finish(begun);
    set(uploads.filter(({ id }) => id !== begun.id));
  } catch (error) {
    if (!abort.signal.aborted) change(uploadIdOf(upload), { state: 'failed', fault: faultOf(error) });
  } finally {
    aborts.delete(upload.id);
  }
}

/** The same file of a document under the id that it may have got from the server meanwhile. */
const uploadIdOf = ({ id, file }: Upload) =>
  uploads.find((one) => one.id === id || one.file === file)?.id ?? id;

/** Announces a file, or finds it where a part of it came before: the same name and size go on where they ended. */
async function begin(upload: Upload): Promise<Upload> {
  const { id, circleId, documentId, name, file } = upload;
  const known = await callOperation('documents.listUploads', { circleId });
  const isBusy = (one: string) => one !== id && uploads.some((other) => other.id === one);
  const same = known.find(
    (one) =>
      one.name === name && one.sizeBytes === file.size && one.documentId === documentId && !isBusy(one.id),
  );
  if (same) {
    change(id, { id: same.id });
    return { ...upload, id: same.id };
  }
  const input = { circleId, uploadId: id, documentId, name, sizeBytes: file.size };
  await callOperation('documents.startUpload', { ...input, commandId: newId() });
  return upload;
}

async function finish({ id: uploadId, circleId, documentId }: Upload): Promise<void> {
  // The upload's own id: a second try after a lost answer adds nothing twice.
  const common = { circleId, uploadId, commandId: uploadId };
  if (documentId) await callOperation('documents.addDocumentVersion', { ...common, documentId });
  else
    await callOperation('documents.addDocument', {
      ...common,
      ...{ documentId: uploadId, kind: 'other', expiresOn: null, renewalOwnerId: null },
    });
}
