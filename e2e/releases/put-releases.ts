import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Installed } from './installed';

/** Makes builds of remotes the product's latest releases of them, by the remotes' names. */
export async function putReleases(
  { installation, product }: Installed,
  builds: Readonly<Record<string, string>>,
): Promise<void> {
  for (const [remote, build] of Object.entries(builds)) installation.put(remote, build);
  await product.stop();
  await product.restart();
}

/** The same build, which says that it needs a React that this product does not have. */
export function withOtherReact(build: string): string {
  const folder = `${build}-other-react`;
  rmSync(folder, { recursive: true, force: true });
  cpSync(build, folder, { recursive: true });
  const file = join(folder, 'remote.json');
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as { shared: object };
  writeFileSync(file, JSON.stringify({ ...manifest, shared: { ...manifest.shared, react: '^18.0.0' } }));
  return folder;
}
