import path from 'node:path';
import { Worker } from 'node:worker_threads';
import type { ImportPlan } from './plan-import';
import { refuseFile } from './refuse-file';
import type { FileAnswer, FileOrder } from './worker-messages';

interface Limits {
  /** That one file may take. */
  milliseconds: number;
  megabytes: number;
}

const startMs = 60_000;
/** It is kept for who looks into a file and then brings it. */
const idleMs = 60_000;

/** A thread that reads calendar files one at a time, started for the first one and ended with one that passes its limits. */
export class FileThread {
  private worker: Worker | null = null;
  private isReady = false;
  private idle: NodeJS.Timeout | undefined;

  constructor(private readonly limits: Limits) {}

  async read(order: FileOrder): Promise<ImportPlan> {
    clearTimeout(this.idle);
    try {
      return await this.ask(order);
    } finally {
      this.idle = setTimeout(() => this.end(), idleMs).unref();
    }
  }

  private ask(order: FileOrder): Promise<ImportPlan> {
    const worker = (this.worker ??= this.start());
    return new Promise((resolve, reject) => {
      let timer: NodeJS.Timeout;
      const settle = (finish: () => void) => {
        clearTimeout(timer);
        worker.off('message', hear).off('error', fail).off('exit', leave);
        finish();
      };
      const give = () => {
        clearTimeout(timer);
        timer = setTimeout(giveUp, this.limits.milliseconds);
        worker.postMessage(order);
      };
      const giveUp = () => settle(() => (this.end(), reject(refuseFile('takes_too_long'))));
      const fail = (error: unknown) => {
        const isFull = error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
        settle(() => (this.end(), reject(isFull ? refuseFile('too_much_in_file') : error)));
      };
      const leave = () => fail(new Error('The thread that reads calendar files has ended.'));
      const hear = (answer: FileAnswer) => {
        if (answer.kind === 'ready') {
          this.isReady = true;
          return give();
        }
        settle(() => {
          if (answer.kind === 'plan') resolve(answer.plan);
          else if (answer.kind === 'refused') reject(refuseFile(answer.fault));
          else reject(new Error(answer.message));
        });
      };
      worker.on('message', hear).on('error', fail).on('exit', leave);
      timer = setTimeout(giveUp, startMs);
      if (this.isReady) give();
    });
  }

  /** The built worker lies beside the built server. */
  private start(): Worker {
    const isSource = import.meta.filename.endsWith('.ts');
    const file = path.join(
      import.meta.dirname,
      isSource ? 'worker-from-source.mjs' : 'calendar-file-worker.js',
    );
    const worker = new Worker(file, { resourceLimits: { maxOldGenerationSizeMb: this.limits.megabytes } });
    worker.unref();
    return worker;
  }

  private end(): void {
    void this.worker?.terminate();
    this.worker = null;
    this.isReady = false;
  }
}
