import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { satisfiesRange } from '@carecircle/contracts';
import { RemoteManifest } from '@carecircle/contracts/schemas';
import { valid } from 'semver';
import { refuse } from '../../refuse';
import { BuildContracts } from './build-contracts';
import { hasSum } from './has-sum';

/** A build that may be published: its manifest and the bytes of each file named there. */
export interface CheckedBuild {
  manifest: RemoteManifest;
  /** What it uses; null where it does not say. */
  contracts: BuildContracts | null;
  files: ReadonlyMap<string, Buffer>;
}

/** What a build holds, by path below its folder; null for a file that is not there. */
type ReadBuilt = (file: string) => Promise<Buffer | null>;

/** The same for a build's folder. */
export function checkBuild(folder: string, contractsVersion: string): Promise<CheckedBuild> {
  return checkFiles((file) => readFile(path.join(folder, file)).catch(() => null), contractsVersion);
}

/**
 * Reads a build and refuses it (BUILD_REFUSED with the reason) unless `remote.json` fits its schema, the contracts served here
 * lie in its range, and every file is there with its sum (REL-1, REL-5).
 */
export async function checkFiles(read: ReadBuilt, contractsVersion: string): Promise<CheckedBuild> {
  const manifest = await readManifest(read);
  if (valid(manifest.version) !== manifest.version)
    return refuseBuild(`version '${manifest.version}' is not semantic`);
  if (!satisfiesRange(contractsVersion, manifest.contractRange)) {
    return refuseBuild(`needs contracts ${manifest.contractRange}, here are ${contractsVersion}`);
  }
  requireListed(manifest);
  const files = await Promise.all(
    manifest.files.map(async (file) => [file.path, await readChecked(read, file)] as const),
  );
  return { manifest, contracts: readContracts(await read('contracts.json')), files: new Map(files) };
}

async function readManifest(read: ReadBuilt): Promise<RemoteManifest> {
  const text = await read('remote.json');
  if (text === null) return refuseBuild('remote.json is missing');
  const parsed = RemoteManifest.safeParse(readJson(text.toString()));
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  return refuseBuild(`remote.json: ${issue?.path.join('.') ?? ''} ${issue?.message ?? 'is not readable'}`);
}

function readContracts(text: Buffer | null): BuildContracts | null {
  if (text === null) return null;
  const parsed = BuildContracts.safeParse(readJson(text.toString()));
  return parsed.success ? parsed.data : refuseBuild('contracts.json is not readable');
}

/** The entry and every part must consist of files that have a sum, or the browser could not check them. */
function requireListed(manifest: RemoteManifest) {
  const listed = new Set(manifest.files.map((file) => file.path));
  const needed = [manifest.entry, ...Object.values(manifest.chunks).flat()];
  const missing = needed.find((file) => !listed.has(file));
  if (missing !== undefined) refuseBuild(`${missing} is needed but has no checksum`);
}

async function readChecked(read: ReadBuilt, file: RemoteManifest['files'][number]): Promise<Buffer> {
  if (!isInside(file.path)) return refuseBuild(`${file.path} lies outside the build`);
  const bytes = await read(file.path);
  if (!bytes) return refuseBuild(`${file.path} is missing`);
  return hasSum(bytes, file.integrity)
    ? bytes
    : refuseBuild(`${file.path} has another checksum than remote.json says`);
}

/** Only plain names separated by single slashes. */
export function isInside(file: string): boolean {
  return /^[\w~@.-]+(?:\/[\w~@.-]+)*$/.test(file) && !file.split('/').some((part) => /^\.+$/.test(part));
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

export function refuseBuild(reason: string): never {
  throw refuse('BUILD_REFUSED', { message: reason });
}
