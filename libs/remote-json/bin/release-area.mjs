#!/usr/bin/env node
import { once } from 'node:events';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { createGzip } from 'node:zlib';
import { pack } from 'tar-stream';

/**
 * `release-area [folder] [--pack file.tgz]`: sends a remote's build to a running product, as an immutable version that nobody has yet;
 * its operators decide who gets it. The version is that of `package.json`. With `--pack` it writes the packed build into a file instead,
 * for an operator to publish.
 *
 * CARECIRCLE_URL     where the product runs; http://localhost:4300 unless told
 * CARECIRCLE_TOKEN   the token of the remote's team; else the operator's own of a product on this machine, from DATA_DIR
 * RELEASE_NOTES      what is new, for operators
 */
const { values, positionals } = parseArgs({ allowPositionals: true, options: { pack: { type: 'string' } } });
const folder = path.resolve(positionals[0] ?? '.');
const url = process.env.CARECIRCLE_URL ?? 'http://localhost:4300';

try {
  const { manifest, files } = readBuild();
  const archive = await packed(manifest, files);
  if (values.pack) writeFileSync(values.pack, archive);
  else {
    const published = await send(archive);
    const where = published.isNew ? 'is published' : 'was published before, and is the same';
    console.info(`${published.remote} ${published.version} ${where}.`);
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

function readBuild() {
  const dist = path.join(folder, 'dist');
  if (!existsSync(path.join(dist, 'remote.json'))) throw new Error(`${folder} is not built.`);
  const built = JSON.parse(readFileSync(path.join(dist, 'remote.json'), 'utf8'));
  const { version } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  // A build that is not for release is named by its content as well.
  const manifest = { ...built, version };
  const files = manifest.files.map((file) => [file.path, readFileSync(path.join(dist, file.path))]);
  return { manifest, files };
}

async function packed(manifest, files) {
  const archive = pack();
  const chunks = [];
  const packing = archive.pipe(createGzip({ level: 9 })).on('data', (chunk) => chunks.push(chunk));
  archive.entry({ name: 'remote.json' }, JSON.stringify(manifest));
  for (const [name, bytes] of files) archive.entry({ name }, bytes);
  archive.finalize();
  await once(packing, 'end');
  return Buffer.concat(chunks);
}

async function send(body) {
  const address = new URL('/api/releases', url);
  if (process.env.RELEASE_NOTES) address.searchParams.set('notes', process.env.RELEASE_NOTES);
  const headers = { 'content-type': 'application/gzip', authorization: `Bearer ${token()}` };
  const answer = await fetch(address, { method: 'POST', headers, body }).catch((error) => {
    throw new Error(`${url} does not answer: ${error.cause?.message ?? error.message}`);
  });
  const said = await answer.json();
  if (!answer.ok) throw new Error(`Refused: ${said.message}`);
  return said;
}

function token() {
  if (process.env.CARECIRCLE_TOKEN) return process.env.CARECIRCLE_TOKEN;
  const file = path.join(process.env.DATA_DIR ?? path.join(folder, '../data'), 'release-operator.token');
  if (existsSync(file)) return readFileSync(file, 'utf8').trim();
  throw new Error('Set CARECIRCLE_TOKEN to the token of this remote’s team.');
}
