import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pino from 'pino';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestClock } from '../testing/test-clock';
import { momentFor } from './moments';
import { templateFiles } from './template-files';
import { createTemplates, type HowToLive } from './templates';

const hourMs = 3_600_000;
const template = (circleId: string) => ({
  circleId,
  inviteCode: '',
  people: {} as never,
  tables: [],
  files: [],
});
const clock = createTestClock();

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'carecircle-templates-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Templates whose day is never lived to its end; `asked` holds how each was asked for. */
function neverLived(waits: { contentAfterMs: number; patienceMs: number }) {
  const asked: HowToLive[] = [];
  const templates = createTemplates({
    ...{ folder, clock, log: pino({ level: 'silent' }), ...waits },
    live: (_folder, _from, how) =>
      new Promise((resolve) => {
        asked.push(how);
        how.signal?.addEventListener('abort', () => resolve());
      }),
  });
  return { templates, asked };
}

describe('ALL-4 what is entered while this hour is not lived yet', () => {
  const hoursAgo = (hours: number) => momentFor(new Date(clock.now().getTime() - hours * hourMs));

  it('is the last hour of the same day, after a moment', async () => {
    const files = templateFiles(folder);
    files.write(hoursAgo(9), template('older'));
    files.write(hoursAgo(3), template('newer'));
    const { templates } = neverLived({ contentAfterMs: 0, patienceMs: 60_000 });
    expect(await templates.read()).toMatchObject({ circleId: 'newer' });
    await templates.stop();
  });

  it('is nothing of an earlier week', async () => {
    templateFiles(folder).write(hoursAgo(24 * 7), template('long ago'));
    const { templates } = neverLived({ contentAfterMs: 0, patienceMs: 0 });
    await expect(templates.read()).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    await templates.stop();
  });

  it('is lived before all else where somebody has nothing to enter, and gives way where it is made ahead', async () => {
    const first = neverLived({ contentAfterMs: 0, patienceMs: 0 });
    first.templates.prepare();
    await first.templates.stop();
    templateFiles(folder).write(hoursAgo(0), template('now'));
    const later = neverLived({ contentAfterMs: 0, patienceMs: 0 });
    later.templates.prepare();
    await later.templates.stop();
    expect([...first.asked, ...later.asked].map(({ isAwaited }) => isAwaited)).toEqual([true, false]);
  });
});
