import { join } from 'node:path';
import type { Product } from '../../product/start-product';
import type { Figure } from '../figure';
import { interleave } from '../interleave';
import { residentKb } from '../resident-kb';
import { runProgram } from '../server-programs';
import { importExport } from './import-export';

const rounds = 3;
/** Megabytes of text: of the export that is read again and again, and of the one that is read once. */
const [repeatedMb, largeMb] = [200, 1_000];
const watchMs = 100;

/** An Apple Health export sent and imported, against the same libraries that only unpack and parse it. */
export async function measureImport(product: Product): Promise<Figure[]> {
  const file = join(product.dataDir, 'export.zip');
  const imported = (mb: number) => megabytesPerSecond(mb, () => importExport(product.origin, file));
  const parsed = (mb: number) => megabytesPerSecond(mb, () => parseAlone(file));
  writeExport(file, repeatedMb);
  const repeatedPeak = watchPeak(product.pid());
  const repeated = await interleave(rounds, {
    imported: () => imported(repeatedMb),
    parsed: () => parsed(repeatedMb),
  });
  const repeatedPeakMb = repeatedPeak.stop();
  writeExport(file, largeMb);
  const baseline = await parsed(largeMb);
  const largePeak = watchPeak(product.pid());
  const large = await imported(largeMb);
  const largePeakMb = largePeak.stop();
  const beside = 'against unpacking and parsing it alone';
  const limit = { atLeast: 0.3, of: 'ratio' } as const;
  return [
    {
      promise: `An Apple Health export of ${repeatedMb} MB is imported, ${beside} (median of ${rounds})`,
      ...{ measured: repeated.imported, baseline: repeated.parsed, unit: 'MB/s', limit },
    },
    {
      promise: `An Apple Health export of ${largeMb} MB is imported, ${beside} (once)`,
      ...{ measured: large, baseline, unit: 'MB/s', limit },
    },
    {
      promise: `The server holds no more while an Apple Health export of ${largeMb} MB is imported than with one of ${repeatedMb} MB`,
      ...{ measured: largePeakMb, baseline: repeatedPeakMb, unit: 'MB' },
      limit: { atMost: 1.25, of: 'ratio' },
    },
  ];
}

function writeExport(file: string, mb: number): void {
  runProgram('write-health-export', { EXPORT_FILE: file, TEXT_BYTES: String(mb * 1_000_000) });
}

/** Milliseconds, without the start of the process. */
async function parseAlone(file: string): Promise<number> {
  return Number(runProgram('parse-health-export', { EXPORT_FILE: file }));
}

async function megabytesPerSecond(mb: number, measureMs: () => Promise<number>): Promise<number> {
  return mb / ((await measureMs()) / 1_000);
}

/** The most that a process holds from now on, in megabytes. */
function watchPeak(pid: number): { stop(): number } {
  let most = 0;
  const timer = setInterval(() => void (most = Math.max(most, residentKb(pid))), watchMs);
  return {
    stop() {
      clearInterval(timer);
      return most / 1_024;
    },
  };
}
