import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

/**
 * `npm start`: builds what is not built yet or has changed, then runs the server, which prints its address. Signals go to
 * the server, so that it can end in good order.
 */
const workspace = fileURLToPath(new URL('..', import.meta.url));
const nx = createRequire(import.meta.url).resolve('nx/bin/nx.js');

await build();
serve();

async function build() {
  const started = Date.now();
  process.stdout.write('Building what has changed … ');
  const said = [];
  const child = spawn(process.execPath, [nx, 'run-many', '-t', 'build', '--outputStyle=static'], {
    cwd: workspace,
    env: { ...process.env, NX_DAEMON: 'false', FORCE_COLOR: '0' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  child.stdout.on('data', (chunk) => said.push(chunk));
  child.stderr.on('data', (chunk) => said.push(chunk));
  const code = await new Promise((resolve) => child.once('exit', resolve));
  if (code === 0)
    return void process.stdout.write(`done in ${Math.round((Date.now() - started) / 100) / 10} s\n`);
  process.stdout.write('failed\n');
  process.stderr.write(Buffer.concat(said));
  process.exit(code ?? 1);
}

function serve() {
  const server = spawn(process.execPath, ['--enable-source-maps', 'server/dist/main.js'], {
    cwd: workspace,
    stdio: 'inherit',
  });
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
  server.once('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
}
