import { StringDecoder } from 'node:string_decoder';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { SaxesParser } from 'saxes';
import { appleReading } from './apple-record';
import { HealthFileFault, readingsOfPart, type HealthPart } from './health-file';
import type { Collector } from './part-collector';

/** An export says little between two tags, and is nested a few levels deep: more would only fill the memory. */
const longestGap = 1024 * 1024;
const deepest = 32;

/**
 * Reads an Apple Health export piece by piece in constant memory, and lets others have their turn after each. `progressOf` gives bytes of
 * the file from bytes of the text.
 *
 * @throws HealthFileFault when it is another file, is cut off, or declares entities, which no export does
 */
export async function* readAppleExport(
  chunks: AsyncIterable<Buffer>,
  collector: Collector,
  progressOf: (textBytes: number) => number,
): AsyncGenerator<HealthPart> {
  const decoder = new StringDecoder('utf8');
  const parser = createParser(collector);
  let textBytes = 0;
  try {
    for await (const chunk of chunks) {
      parser.write(decoder.write(chunk));
      textBytes += chunk.length;
      if (collector.size() >= readingsOfPart) yield collector.take(progressOf(textBytes));
      await nextTurn();
    }
  } catch (error) {
    // What stood before the fault stays.
    if (collector.size() > 0) yield collector.take(progressOf(textBytes));
    throw error;
  }
  yield collector.take(progressOf(textBytes));
  parser.end();
}

function createParser(collector: Collector) {
  const parser = new SaxesParser();
  let [depth, lastTagAt, hasRoot] = [0, 0, false];
  parser.on('doctype', (text) => {
    if (/<!ENTITY/i.test(text)) throw new HealthFileFault('unsafe');
  });
  parser.on('opentag', ({ name, attributes }) => {
    if (!hasRoot && name !== 'HealthData') throw new HealthFileFault('not-a-health-file');
    hasRoot = true;
    depth += 1;
    lastTagAt = parser.position;
    if (depth > deepest) throw new HealthFileFault('unsafe');
    const found = name === 'Record' ? appleReading(attributes) : null;
    if (found) collector.add(found);
  });
  parser.on('closetag', () => {
    depth -= 1;
    lastTagAt = parser.position;
  });
  return {
    write(text: string) {
      attempt(() => parser.write(text), hasRoot ? 'damaged' : 'not-a-health-file');
      if (parser.position - lastTagAt > longestGap) throw new HealthFileFault('unsafe');
    },
    end() {
      attempt(() => parser.close(), hasRoot ? 'truncated' : 'not-a-health-file');
    },
  };
}

function attempt(run: () => unknown, problem: HealthFileFault['problem']): void {
  try {
    run();
  } catch (error) {
    throw error instanceof HealthFileFault ? error : new HealthFileFault(problem);
  }
}
