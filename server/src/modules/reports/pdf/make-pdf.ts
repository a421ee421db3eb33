import { createRequire } from 'node:module';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { refuse } from '../../../refuse';
import type { ReportDocument } from '../report-document';
import type { PdfOrder } from './pdf-order';

const most = { waiting: 4, milliseconds: 30_000, megabytes: 256 };

const family = '@expo-google-fonts/atkinson-hyperlegible-next';
const fontFiles = {
  regular: `${family}/400Regular/AtkinsonHyperlegibleNext_400Regular.ttf`,
  bold: `${family}/700Bold/AtkinsonHyperlegibleNext_700Bold.ttf`,
};

let waiting = 0;
let last: Promise<unknown> = Promise.resolve();

/** A report as a PDF file, made by a thread of its own, one after the other; refused where too many wait. */
export async function makePdf(document: ReportDocument): Promise<Uint8Array> {
  if (waiting >= most.waiting)
    throw refuse('UNAVAILABLE', { message: 'Other reports are being made. Please try again shortly.' });
  waiting += 1;
  try {
    const turn = last.then(() => runThread(document));
    last = turn.catch(() => undefined);
    return await turn;
  } finally {
    waiting -= 1;
  }
}

function runThread(document: ReportDocument): Promise<Uint8Array> {
  const { resolve: find } = createRequire(import.meta.url);
  const fonts = { regular: find(fontFiles.regular), bold: find(fontFiles.bold) };
  const worker = new Worker(workerFile(), {
    workerData: { document, fonts } satisfies PdfOrder,
    resourceLimits: { maxOldGenerationSizeMb: most.megabytes },
  });
  return new Promise<Uint8Array>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('A PDF file took too long.')), most.milliseconds);
    worker
      .once('message', resolve)
      .once('error', reject)
      .once('exit', () => reject(new Error('The thread that makes PDF files has ended.')));
    timer.unref();
  }).finally(() => worker.terminate());
}

/** The built worker lies beside the built server. */
function workerFile(): string {
  const isSource = import.meta.filename.endsWith('.ts');
  return path.join(import.meta.dirname, isSource ? 'worker-from-source.mjs' : 'report-pdf-worker.js');
}
