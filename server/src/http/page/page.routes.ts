import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { admitPath } from '@carecircle/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { refuse } from '../../refuse';
import { originOfTiles } from '../../map/map-tiles';
import type { Spine } from '../../spine/spine';
import { callerOf } from '../caller';
import { contentSecurityPolicy, signInPolicy } from '../protection/content-security-policy';
import { overrideReleases } from '../override/override-releases';
import type { HttpContext, RoutePlugin } from '../route-plugin';
import { fileHeaders, permissionsPolicy } from '../protection/security-headers';
import { placeOf } from './place-of';
import { readAnswers } from './read-answers';
import { readBoot, type Installation } from './read-boot';
import { renderPage } from './render-page';
import { renderSignIn } from './render-sign-in';
import { renderAppShell } from './render-app-shell';
import { immutable, sendFile } from './send-file';
import { signedOutLanguage } from './signed-out-language';
import type { FindFile } from './stored-files';
import { wantedParts } from './wanted-parts';
import type { WebApp } from './web-app';
import { holdsFont } from './web-font';

/** Files are cheap and many: they do not count against a person's requests. */
const unlimited = { config: { rateLimit: false }, ...fileHeaders } as const;
/** Files of the shell whose name stays the same from build to build. */
const freshFiles = [
  '/manifest.webmanifest',
  '/service-worker.js',
  '/offline.html',
  '/offline.css',
  '/robots.txt',
];
/** What a page outside of the app may load, and the worker fetch. */
const plainPolicy =
  "default-src 'none'; style-src 'self'; img-src 'self'; connect-src 'self'; frame-ancestors 'none'";

/** The page of every screen, the shell's files and those of the published remotes. */
export function pageRoutes(webApp: WebApp, installation: Installation): RoutePlugin {
  const { recentFiles } = webApp;
  const unchanging = { cacheControl: immutable, find: recentFiles.find };
  return (app, context) => {
    app.get<{ Params: { name: string } }>('/assets/:name', unlimited, (request, reply) => {
      const { name } = request.params;
      return sendFile(request, reply, webApp.assets.pathOf(plainName(name), name), unchanging);
    });
    app.get<{ Params: { name: string } }>('/icons/:name', unlimited, (request, reply) => {
      const file = path.join(webApp.shell.folder, 'icons', plainName(request.params.name));
      return sendFile(request, reply, file, { cacheControl: 'public, max-age=86400' });
    });
    for (const url of freshFiles) {
      app.get(url, unlimited, (request, reply) => {
        void reply.header('content-security-policy', plainPolicy);
        return sendFile(request, reply, path.join(webApp.shell.folder, url), { cacheControl: 'no-cache' });
      });
    }
    app.get<{ Params: { remote: string; version: string; '*': string } }>(
      '/releases/:remote/:version/*',
      unlimited,
      async (request, reply) => {
        const file = releaseFile(webApp, request.params);
        const find: FindFile = async (...wanted) => {
          const found = await recentFiles.find(...wanted);
          if (found) return found;
          await webApp.bringRelease(request.params);
          return recentFiles.find(...wanted);
        };
        return sendFile(request, reply, file, { cacheControl: immutable, find });
      },
    );
    app.get('/standby.html', (request, reply) => appShellPage(webApp, installation, context, request, reply));
    app.get('/*', (request, reply) => page(webApp, installation, context, request, reply));
  };
}

async function page(
  webApp: WebApp,
  installation: Installation,
  { spine }: HttpContext,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { pathname, search } = placeOf(request.url);
  if (isNoPage(pathname)) throw refuse('NOT_FOUND', { message: 'Nothing is here.' });
  const chosen = await readBoot(spine, webApp, installation, request.signedIn?.person.id ?? null);
  const { releases, session } = chosen;
  const isOperator = session?.isOperator ?? false;
  const overridden = await overrideReleases(request, { releases, isOperator }, spine.database.db);
  const boot = overridden
    ? { ...chosen, releases: overridden.releases, overrides: overridden.overrides }
    : chosen;
  const verdict = admitPath({
    path: pathname,
    search,
    isSignedIn: boot.session !== null,
    hasCircle: Boolean(boot.session?.circle),
    routes: boot.releases.flatMap(({ current }) => current.manifest.routes),
  });
  void reply.header('cache-control', 'no-store');
  if (verdict) return reply.redirect(verdict.redirect, 302);
  if (pathname === '/login') {
    const hasGoogle = spine.services.google.isConfigured;
    return signInPage({ ...webApp, ...installation, hasGoogle }, request, reply);
  }
  const nonce = randomBytes(16).toString('base64');
  const wanted = wantedParts({ ...boot, path: pathname, member: boot.session?.member ?? null });
  const call = {
    person: request.signedIn?.person ?? null,
    caller: callerOf(request, reply),
    now: spine.services.clock.now(),
  };
  const answers = await readAnswers(spine, boot, wanted, call);
  const { shell, styleText } = webApp;
  const language = boot.session?.preferences.language ?? signedOutLanguage(request, reply);
  const html = renderPage({
    ...{ shell, boot: { ...boot, answers }, language, wanted, nonce, styleText },
    holdsFont: holdsFont(request, shell),
  });
  return sendPage(reply, html, { nonce, devOrigins: overridden?.origins, tileOrigin: tileOriginOf(spine) });
}

/** For a browser to keep, while somebody is signed in there. */
async function appShellPage(
  webApp: WebApp,
  installation: Installation,
  { spine }: HttpContext,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const personId = request.signedIn?.person.id;
  if (!personId) throw refuse('NOT_SIGNED_IN');
  const boot = await readBoot(spine, webApp, installation, personId);
  const nonce = randomBytes(16).toString('base64');
  void reply.header('cache-control', 'no-store');
  const html = renderAppShell({ ...webApp, boot, nonce });
  return sendPage(reply, html, { nonce, tileOrigin: tileOriginOf(spine) });
}

function tileOriginOf({ services: { mapTiles } }: Spine): string | null {
  return mapTiles && originOfTiles(mapTiles);
}

function sendPage(
  reply: FastifyReply,
  html: string,
  {
    nonce,
    devOrigins,
    tileOrigin,
  }: { nonce: string; devOrigins?: readonly string[]; tileOrigin: string | null },
): FastifyReply {
  void reply.header('content-security-policy', contentSecurityPolicy(nonce, devOrigins, tileOrigin));
  void reply.header('permissions-policy', permissionsPolicy).type('text/html; charset=utf-8');
  return reply.send(html);
}

function signInPage(
  { shell, demo, hasGoogle }: WebApp & Installation & { hasGoogle: boolean },
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const language = signedOutLanguage(request, reply);
  void reply
    .header('content-security-policy', signInPolicy)
    .header('permissions-policy', permissionsPolicy)
    .type('text/html; charset=utf-8');
  const known = { shell, language, hasDemo: demo, hasGoogle };
  return reply.send(renderSignIn({ ...known, holdsFont: holdsFont(request, shell) }));
}

/** Addresses of programs and files: what is not there is said plainly, never answered with a page. */
function isNoPage(pathname: string): boolean {
  return /^\/(?:api|assets|icons|releases)(?:\/|$)/.test(pathname) || /\.[a-z0-9]+$/i.test(pathname);
}

/** `again-…` asks for the same file under another address, past what a browser keeps of a failure. */
function releaseFile(
  { releaseFiles }: WebApp,
  params: { remote: string; version: string; '*': string },
): string {
  const file = params['*'].replace(/^again-[a-z0-9]+\//, '');
  const parts = [params.remote, params.version, ...file.split('/')];
  for (const part of parts) plainName(part);
  return releaseFiles.pathOf(`${params.remote}/${params.version}`, file);
}

function plainName(name: string): string {
  if (!/^[\w~@-][\w~@.-]*$/.test(name)) throw refuse('NOT_FOUND', { message: 'There is no such file.' });
  return name;
}
