import type { Readable } from 'node:stream';
import { releaseLimits, releasePaths, satisfiesRange, type RemoteManifest } from '@carecircle/contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import {
  type CheckedBuild,
  checkFiles,
  misfitOf,
  publishRelease,
  recordRefusal,
  refuseBuild,
  requireOperator,
  unpackBuild,
} from '../../modules/releases';
import { Refusal, refuse } from '../../refuse';
import type { WebApp } from '../page/web-app';
import { refuseForeignOrigin } from '../protection/refuse-foreign-origin';
import type { HttpContext } from '../route-plugin';
import { findReleaseCaller, type ReleaseCaller } from './release-caller';

/** Each is held in memory until it is checked. */
const mostAtOnce = 2;
/** Written by every build and named in none of its lists. */
const besideManifest = ['remote.json', 'mf-manifest.json', 'contracts.json'];

/**
 * `POST /api/releases` with a packed build (tar, gzip) and the token of its remote's team publishes it (REL-1). Who gets it is decided
 * apart. A build that is refused is written down with the reason and changes nothing else.
 */
export function publishRoute(
  app: FastifyInstance,
  { spine, publicOrigin }: HttpContext,
  webApp: WebApp,
): void {
  let underWay = 0;
  // It is read while it comes, with a bound of its own.
  app.addContentTypeParser('application/gzip', (_request, payload, done) => done(null, payload));
  app.post<{ Querystring: { notes?: unknown } }>(
    releasePaths.releases,
    { bodyLimit: releaseLimits.archiveBytes },
    async (request, reply) => {
      const caller = await publisherOf(request);
      if (underWay >= mostAtOnce)
        throw refuse('UNAVAILABLE', { message: 'Others are being published.', retryAfterSeconds: 5 });
      underWay += 1;
      try {
        const published = await publish(request, caller);
        return await reply.code(published.isNew ? 201 : 200).send(published);
      } finally {
        underWay -= 1;
      }
    },
  );

  /** A program with its token, or an operator from the page where they are signed in. */
  async function publisherOf(request: FastifyRequest): Promise<ReleaseCaller> {
    const { signedIn, headers } = request;
    if (!signedIn || headers.authorization !== undefined) return findReleaseCaller(spine, request);
    refuseForeignOrigin(request, publicOrigin);
    const label = await requireOperator(spine.database.db, spine.services.operators, signedIn.person);
    return { label, remote: '*', isOperator: true };
  }

  async function publish(
    request: FastifyRequest<{ Querystring: { notes?: unknown } }>,
    caller: ReleaseCaller,
  ) {
    const { db } = spine.database;
    const now = spine.services.clock.now();
    const seen: Partial<Pick<RemoteManifest, 'name' | 'version'>> = {};
    try {
      const { files, archive } = await unpackBuild(bodyOf(request));
      Object.assign(seen, namesIn(files.get('remote.json')));
      requireOwn(caller, seen.name);
      const build = await checkFiles(async (file) => files.get(file) ?? null, webApp.contractsVersion);
      requireNoMore(build, files);
      requireShared(build.manifest, webApp);
      const misfit = misfitOf(build.contracts, webApp.shell.exports);
      if (misfit !== null) refuseBuild(misfit);
      const notes = typeof request.query.notes === 'string' ? request.query.notes.slice(0, 2_000) : '';
      const { releaseFiles, archives } = webApp;
      const packed = { archive, archives };
      const context = { db, files: releaseFiles, now, actor: caller.label, notes, packed };
      const published = await publishRelease(build, context);
      if (published.mended.length > 0) webApp.recentFiles.forget();
      return published;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      const { name: remote = caller.remote, version = '' } = seen;
      await recordRefusal(db, { remote, version, actor: caller.label, reason: error.message, at: now });
      throw error;
    }
  }
}

function bodyOf({ body }: FastifyRequest): Readable {
  if (body && typeof (body as Readable).pipe === 'function') return body as Readable;
  throw refuse('MALFORMED', { message: 'Send the packed build as application/gzip.' });
}

/** For the audit trail, before anything of it is believed. */
function namesIn(manifest: Buffer | undefined): { name?: string; version?: string } {
  try {
    const { name, version } = JSON.parse(manifest?.toString() ?? '') as Record<string, unknown>;
    return {
      ...(typeof name === 'string' ? { name } : {}),
      ...(typeof version === 'string' ? { version } : {}),
    };
  } catch {
    return {};
  }
}

function requireOwn({ remote, isOperator }: ReleaseCaller, name: string | undefined): void {
  if (isOperator || name === undefined || name === remote) return;
  throw refuse('NOT_ALLOWED', { message: `This token publishes ${remote}, not ${name.slice(0, 64)}.` });
}

/** What no sum is known of has no business here. */
function requireNoMore({ manifest }: CheckedBuild, files: ReadonlyMap<string, Buffer>): void {
  const named = new Set([...manifest.files.map(({ path }) => path), ...besideManifest]);
  const more = [...files.keys()].find((file) => !named.has(file));
  if (more !== undefined) refuseBuild(`${more} is not named in remote.json`);
}

/** The shell's gate would refuse it before any of its code ran: better to say so to the team than to every family. */
function requireShared({ shared }: RemoteManifest, { shell }: WebApp): void {
  for (const [name, range] of Object.entries(shared)) {
    const version = shell.shared[name];
    if (version === undefined) refuseBuild(`needs ${name}, which the shell does not share`);
    else if (!satisfiesRange(version, range)) refuseBuild(`needs ${name} ${range}, the shell has ${version}`);
  }
}
