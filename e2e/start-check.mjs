import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** `npm start` as a newcomer gives it: it must print an address that answers, start again on the same data, and end when told. */
const root = fileURLToPath(new URL('..', import.meta.url));
const dataDir = mkdtempSync(join(tmpdir(), 'carecircle-start-'));

async function startOnce() {
  const started = Date.now();
  const child = spawn('npm', ['start'], {
    cwd: root,
    detached: true,
    env: { ...process.env, PORT: '0', DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = new Promise((resolve) => child.once('exit', resolve));
  const origin = await new Promise((resolve, reject) => {
    let said = '';
    child.stdout.on('data', (chunk) => {
      said += chunk;
      const found = /http:\/\/[\w.:-]+/.exec(said)?.[0];
      if (found) resolve(found);
    });
    child.once('exit', (code) => reject(new Error(`npm start ended with ${code}\n${said}`)));
  });
  const [page, ready] = await Promise.all([fetch(`${origin}/login`), fetch(`${origin}/ready`)]);
  process.kill(-child.pid, 'SIGTERM');
  await exited;
  if (!page.ok || !ready.ok) throw new Error(`${origin} answers ${page.status} and ${ready.status}`);
  return Date.now() - started;
}

try {
  console.info(`first start: ${await startOnce()} ms`);
  console.info(`second start: ${await startOnce()} ms`);
  console.info('starts: 2 passed, 0 failed');
} finally {
  rmSync(dataDir, { recursive: true, force: true });
}
