import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * `npm start`: builds what is not built yet or has changed, then runs the server, which prints its address. Signals go to
 * the server, so that it can end in good order.
 */
const workspace = fileURLToPath(new URL('..', import.meta.url));
const nx = createRequire(import.meta.url).resolve('nx/bin/nx.js');

const prepareDemo = 'server/dist/prepare-demo.js';

const started = Date.now();
process.stdout.write('Building what has changed … ');
if (existsSync(path.join(workspace, prepareDemo))) await build('*');
else {
  // Before the first start the demo's history is lived while the areas are built: nobody who enters it waits then.
  await build('server');
  await Promise.all([build('*'), run([prepareDemo])]);
}
process.stdout.write(`done in ${Math.round((Date.now() - started) / 100) / 10} s\n`);
serve();

function build(projects) {
  return run([nx, 'run-many', '-t', 'build', '-p', projects, '--outputStyle=static']);
}

/** Runs a program of Node to its end; what it said is shown where it fails. */
async function run(args) {
  const said = [];
  const child = spawn(process.execPath, args, {
    cwd: workspace,
    env: { ...process.env, NX_DAEMON: 'false', FORCE_COLOR: '0' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  child.stdout.on('data', (chunk) => said.push(chunk));
  child.stderr.on('data', (chunk) => said.push(chunk));
  const code = await new Promise((resolve) => child.once('close', resolve));
  if (code === 0) return;
  process.stdout.write('failed\n');
  process.stderr.write(Buffer.concat(said));
  process.exit(code ?? 1);
}

function serve() {
  const server = spawn(process.execPath, ['--enable-source-maps', 'server/dist/main.js', '--dev'], {
    cwd: workspace,
    stdio: 'inherit',
  });
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
  server.once('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
}
