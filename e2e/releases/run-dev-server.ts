import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { workspace } from '../product/run-program';

interface DevServer {
  /** Address that `nx dev` tells its developer to open. */
  link: string;
  stop(): Promise<void>;
}

/** A remote's dev server as `nx dev <remote>` starts it, in the remote's folder, for a product that runs at an origin. */
export async function runDevServer(folder: string, product: string): Promise<DevServer> {
  const vite = join(workspace, 'node_modules/vite/bin/vite.js');
  const environment = { ...process.env, NODE_ENV: 'development', PRODUCT_URL: product, NO_COLOR: '1' };
  const child = spawn(process.execPath, [vite, '--port', '0'], { cwd: folder, env: environment });
  let said = '';
  const link = await new Promise<string>((resolve, reject) => {
    const hear = (chunk: Buffer) => {
      said += chunk.toString();
      const address = /http\S+\/override\?\S+/.exec(said)?.[0];
      if (address) resolve(address);
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.once('exit', () => reject(new Error(said)));
  });
  return {
    link,
    stop: async () => {
      child.kill();
      await once(child, 'exit');
    },
  };
}
