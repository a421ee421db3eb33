import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Member } from '../member';
import { startPlainBrowser } from './start-plain-browser';

const run = promisify(execFile);

/** Fetched when it is asked for: with what it needs it is as large as all else that the product is built and tested with. */
const lighthouse = 'lighthouse@12.8.2';

export const subjects = ['performance', 'accessibility', 'best-practices'] as const;
export const devices = ['phone', 'desktop'] as const;

/** Of 100. */
export type Scores = Record<(typeof subjects)[number], number>;

interface Report {
  finalDisplayedUrl: string;
  categories: Record<string, { score: number | null }>;
}

/** Its recording of a load fails now and then (NO_NAVSTART), and it says itself that it is to be run again. */
const tries = 3;

type Question = [origin: string, path: string, member: Member, device: (typeof devices)[number]];

/** What Lighthouse says of a page that this member opens in a fresh browser. Rejects when another page was judged. */
export async function askLighthouse(...question: Question): Promise<Scores> {
  for (let tried = 1; ; tried += 1) {
    try {
      return await askOnce(...question);
    } catch (error) {
      if (tried === tries || !String((error as { stdout?: string }).stdout).includes('NO_NAVSTART'))
        throw error;
    }
  }
}

async function askOnce(...[origin, path, member, device]: Question): Promise<Scores> {
  const browser = await startPlainBrowser(origin, member);
  try {
    const { stdout } = await run(
      'npx',
      [
        ...[
          '--yes',
          lighthouse,
          origin + path,
          `--port=${browser.port}`,
          `--only-categories=${subjects.join()}`,
        ],
        ...['--disable-storage-reset', '--output=json', '--quiet'],
        ...(device === 'desktop' ? ['--preset=desktop'] : []),
      ],
      { maxBuffer: 64 * 1024 * 1024 },
    );
    const { finalDisplayedUrl, categories } = JSON.parse(stdout) as Report;
    if (finalDisplayedUrl !== origin + path) throw new Error(`Judged was ${finalDisplayedUrl}`);
    const scores = subjects.map((subject) => [subject, (categories[subject]?.score ?? NaN) * 100]);
    return Object.fromEntries(scores) as Scores;
  } finally {
    await browser.stop();
  }
}
