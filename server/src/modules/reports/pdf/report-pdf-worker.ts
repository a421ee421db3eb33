import { parentPort, workerData } from 'node:worker_threads';
import type { PdfOrder } from './pdf-order';
import { writePdf } from './write-pdf';

/** The thread that makes one PDF file: hundreds of rows take a second of the processor. */
const port = parentPort;
if (!port) throw new Error('This file runs as a worker thread.');

port.postMessage(await writePdf(workerData as PdfOrder));
