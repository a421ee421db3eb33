import type { PageManifest } from '@carecircle/contracts';
import { ReleaseChoice } from '@carecircle/contracts/schemas';
import type { Product } from '../../product/start-product';
import type { Figure } from '../figure';

/** What the heaviest screen of each remote needs of the remote's own files before it asks for data, in English. */
export async function measureRemotes({ origin }: Product, cookie: string): Promise<Figure[]> {
  const answer = await fetch(`${origin}/releases/chosen.json`, { headers: { cookie } });
  const choices = ReleaseChoice.array().parse(await answer.json());
  const figures = await Promise.all(
    choices.map(({ current }) => figuresOf(origin, current.baseUrl, current.manifest)),
  );
  return figures.flat();
}

async function figuresOf(origin: string, baseUrl: string, manifest: PageManifest): Promise<Figure[]> {
  const screens = manifest.routes.map(({ id }) => filesOf(manifest, `route:${id}`));
  const sizes = await Promise.all(
    screens.map((files) => Promise.all(files.map((file) => sentBytes(`${origin}${baseUrl}${file}`)))),
  );
  const kilobytes = sizes.map((files) => files.reduce((sum, bytes) => sum + bytes, 0) / 1000);
  return [
    {
      promise: `${manifest.name}: kB before its own data`,
      measured: Math.max(...kilobytes),
      unit: 'kB',
      limit: { atMost: 60, of: 'measured' },
    },
    {
      promise: `${manifest.name}: requests before its own data`,
      measured: Math.max(...screens.map((files) => files.length)),
      unit: '',
      limit: { atMost: 10, of: 'measured' },
    },
  ];
}

function filesOf({ chunks }: PageManifest, route: string): string[] {
  return [...new Set(['entry', 'messages:en', route].flatMap((part) => chunks[part] ?? []))];
}

async function sentBytes(address: string): Promise<number> {
  const { headers } = await fetch(address, { method: 'HEAD', headers: { 'accept-encoding': 'br' } });
  return Number(headers.get('content-length'));
}
