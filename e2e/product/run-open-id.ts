import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

/** Who signs in at the provider next, or whether they cancel. */
interface Visitor {
  account?: { sub: string; email: string; email_verified: boolean; name: string };
  isCancelled?: boolean;
}

export interface OpenId {
  issuer: string;
  clientId: string;
  clientSecret: string;
  expectVisitor(visitor: Visitor): Promise<void>;
  stop(): Promise<void>;
}

const entry = fileURLToPath(new URL('../../server/src/testing/partners/serve-open-id.ts', import.meta.url));

/** A real OpenID provider beside the product. */
export async function runOpenId(redirectUri: string): Promise<OpenId> {
  const child = spawn(process.execPath, ['--import', 'tsx', entry, redirectUri], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const lines = createInterface({ input: child.stdout });
  const nextLine = async () => String((await once(lines, 'line'))[0]);
  const told = JSON.parse(await nextLine()) as Pick<OpenId, 'issuer' | 'clientId' | 'clientSecret'>;
  return {
    ...told,
    async expectVisitor(visitor) {
      const taken = nextLine();
      child.stdin.write(`${JSON.stringify(visitor)}\n`);
      await taken;
    },
    async stop() {
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}
