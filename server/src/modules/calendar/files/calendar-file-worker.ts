import { parentPort } from 'node:worker_threads';
import { Refusal } from '../../../refuse';
import { parseCalendarFile } from './parse-calendar-file';
import { planImport } from './plan-import';
import type { FileFault } from './refuse-file';
import type { FileAnswer, FileOrder } from './worker-messages';

/** The thread that reads calendar files: one that takes long holds up nothing else, and can be ended. */
const port = parentPort;
if (!port) throw new Error('This file runs as a worker thread.');

port.on('message', (order: FileOrder) => port.postMessage(answer(order)));
port.postMessage({ kind: 'ready' } satisfies FileAnswer);

function answer({ file, zones }: FileOrder): FileAnswer {
  try {
    const read = parseCalendarFile(file, [zones.recipient, zones.circle]);
    return { kind: 'plan', plan: planImport(read, zones) };
  } catch (error) {
    const [fault] = error instanceof Refusal ? (error.fields ?? []) : [];
    return fault
      ? { kind: 'refused', fault: fault.code as FileFault }
      : { kind: 'failed', message: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}
