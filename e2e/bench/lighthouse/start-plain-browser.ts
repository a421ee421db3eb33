import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { chromium } from '@playwright/test';
import { findBrowser } from '../../find-browser.mjs';
import type { Member } from '../member';

export interface PlainBrowser {
  /** Where it takes orders. */
  port: number;
  stop(): Promise<void>;
}

/** A browser with an empty profile in which a member is signed in, and that nobody else drives: who drives slows it down. */
export async function startPlainBrowser(origin: string, { cookie }: Member): Promise<PlainBrowser> {
  const folder = mkdtempSync(join(tmpdir(), 'carecircle-browser-'));
  const browser = spawn(
    findBrowser(),
    [
      '--headless=new',
      '--no-sandbox',
      '--disable-gpu',
      '--remote-debugging-port=0',
      `--user-data-dir=${folder}`,
      'about:blank',
    ],
    { stdio: ['ignore', 'ignore', 'pipe'], detached: true },
  );
  const exited = once(browser, 'exit');
  const port = await toldPort(createInterface(browser.stderr));
  // Nobody reads what else it says, which must not hold it up.
  browser.stderr.resume();
  const [name = '', value = ''] = cookie.split(/=(.*)/s);
  const driver = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
  await driver.contexts()[0]?.addCookies([{ name, value, url: origin }]);
  await driver.close();
  return {
    port,
    async stop() {
      // With the processes that it has started.
      process.kill(-(browser.pid ?? 0), 'SIGKILL');
      await exited;
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

async function toldPort(lines: AsyncIterable<string>): Promise<number> {
  for await (const line of lines) {
    const port = /^DevTools listening on ws:\/\/[^:]+:(\d+)\//.exec(line)?.[1];
    if (port) return Number(port);
  }
  throw new Error('The browser ended before it took orders.');
}
