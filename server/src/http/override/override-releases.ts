import type { Override, ReleaseChoice } from '@carecircle/contracts';
import { PageManifest } from '@carecircle/contracts/schemas';
import type { FastifyRequest } from 'fastify';
import type { Reader } from '../../database/database';
import { findRelease } from '../../modules/releases';
import { isDevOrigin, overrideRight } from './may-override';
import { readOverrides } from './override-cookie';

/** A dev server on the same machine answers at once, or reads its sources anew first. */
const longestMs = 5_000;

export interface Overridden {
  releases: ReleaseChoice[];
  overrides: Override[];
  /** Dev servers that the page takes code from. */
  origins: string[];
}

/**
 * The chosen releases with those in their place that this browser asks for (MFE-9); null for every browser that asks for none. What
 * is not there changes nothing, and the page says so.
 */
export async function overrideReleases(
  request: FastifyRequest,
  { releases, isOperator }: { releases: readonly ReleaseChoice[]; isOperator: boolean },
  reader: Reader,
): Promise<Overridden | null> {
  const right = overrideRight(request, isOperator);
  const wanted = [...readOverrides(request.headers.cookie)].filter(
    ([, from]) => right === 'anything' || (right === 'published' && !isDevOrigin(from)),
  );
  if (wanted.length === 0) return null;
  const found = await Promise.all(
    wanted.map(async ([remote, from]) => ({ remote, from, choice: await find(remote, from, reader) })),
  );
  const there = new Map(found.flatMap(({ remote, choice }) => (choice ? [[remote, choice] as const] : [])));
  const others = releases.filter(({ remote }) => !there.has(remote));
  return {
    releases: [...others, ...there.values()],
    overrides: found.map(({ remote, from, choice }) => ({ remote, from, isThere: choice !== null })),
    origins: found.flatMap(({ from, choice }) => (choice && isDevOrigin(from) ? [from] : [])),
  };
}

async function find(remote: string, from: string, reader: Reader): Promise<ReleaseChoice | null> {
  if (!isDevOrigin(from)) {
    const current = await findRelease(reader, remote, from);
    return current && { remote, current, previous: null };
  }
  try {
    const answer = await fetch(`${from}/remote.json`, { signal: AbortSignal.timeout(longestMs) });
    const manifest = PageManifest.parse(await answer.json());
    if (manifest.name !== remote) return null;
    return { remote, current: { manifest, baseUrl: `${from}/` }, previous: null };
  } catch {
    return null;
  }
}
