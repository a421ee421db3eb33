import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runnerImport, type Plugin } from 'vite';
import { remoteDeclaration } from '@carecircle/contracts/schemas';
import * as z from 'zod';
import { sourceFile } from './source-file';

const Declared = z.object({ ...remoteDeclaration, contractRange: z.string() });

/** What `src/remote.ts` says, and the source file behind each part that is loaded on its own. */
export interface RemoteSource {
  declaration: z.infer<z.ZodObject<typeof remoteDeclaration>>;
  contractRange: string;
  /** Part name (`route:<id>`, `slot:<id>`, `messages:<locale>`, `background`, `skills`) → absolute path. */
  parts: Record<string, string>;
  locales: string[];
}

type Loader = () => Promise<unknown>;
type Loaded = Record<string, unknown> & { id: string };
interface RawDefinition {
  routes?: Loaded[];
  slots?: Loaded[];
  skills?: Loaded[];
  messages?: Record<string, Loader>;
  background?: Loader;
  loadSkills?: Loader;
}

/**
 * Evaluates a remote's table of contents in Node. Its pages are behind dynamic imports and stay unread; the paths are taken
 * from the functions' own text. Throws when the declaration breaks the manifest's schema.
 */
export async function readRemoteSource(root: string): Promise<RemoteSource> {
  const { module } = await runnerImport<{ default: RawDefinition }>(join(root, 'src/remote.ts'), {
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [declarationOnly()],
    // Where the kit was installed from a package, Node would be handed all of it.
    environments: { inline: { resolve: { noExternal: ['@carecircle/remote-kit'] } } },
  });
  const raw = module.default;
  const lists = { navigation: [], menu: [], quickActions: [], publishes: [], consumes: [] };
  const { contractRange, ...declaration } = Declared.parse({
    ...lists,
    ...raw,
    background: Boolean(raw.background),
    routes: (raw.routes ?? []).map((route) => dataOf(route)),
    slots: (raw.slots ?? []).map((item) => dataOf(item)),
    skills: (raw.skills ?? []).map((skill) => dataOf(skill)),
  });
  return {
    declaration,
    contractRange,
    parts: partSources(raw, root),
    locales: Object.keys(raw.messages ?? {}),
  };
}

function partSources(raw: RawDefinition, root: string): Record<string, string> {
  const parts: Record<string, string> = {};
  const add = (part: string, loader: unknown) => {
    const path = typeof loader === 'function' ? importedPath(loader) : null;
    if (path === null) throw new Error(`${part}: write it as () => import('./…')`);
    parts[part] = join(root, path);
  };
  for (const route of raw.routes ?? []) add(`route:${route.id}`, loaderOf(route));
  for (const item of raw.slots ?? []) add(`slot:${item.id}`, loaderOf(item));
  for (const [locale, loader] of Object.entries(raw.messages ?? {})) add(`messages:${locale}`, loader);
  if (raw.background) add('background', raw.background);
  if (raw.loadSkills) add('skills', raw.loadSkills);
  return parts;
}

function loaderOf(entry: Loaded): unknown {
  return Object.values(entry).find((value) => typeof value === 'function');
}

function dataOf(entry: Loaded): Record<string, unknown> {
  return Object.fromEntries(Object.entries(entry).filter(([, value]) => typeof value !== 'function'));
}

/** Vite has rewritten the import to a path below the remote's root, such as `/src/bills/finance.page.tsx`. */
function importedPath(loader: { toString: () => string }): string | null {
  return /import__\("(\/src\/[^"]+)"\)/.exec(loader.toString())?.[1] ?? null;
}

/** Of the kit, which is made for browsers, a declaration needs only what types it and joins its features. */
function declarationOnly(): Plugin {
  return {
    name: 'carecircle:declaration-only',
    enforce: 'pre',
    resolveId: (source) => (source === '@carecircle/remote-kit' ? kitOfDeclarations : null),
  };
}

const kitOfDeclarations = sourceFile(fileURLToPath(new URL('../remote/declaration-only', import.meta.url)));
