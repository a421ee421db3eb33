import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { ShellBuild } from '../http/page/shell-build';
import { createRecentFiles, type RecentFiles } from '../http/page/stored-files';
import type { WebApp } from '../http/page/web-app';
import { bringReleases } from '../http/releases/bring-release';
import { operatorToken } from '../http/releases/release-caller';
import { releaseRoutes } from '../http/releases/release.routes';
import { createReleaseArchives, releaseFolder } from '../modules/releases';
import { startTestServer, type TestServer } from './start-test-server';

export interface TestReleases {
  server: TestServer;
  /** Where this server keeps published files. */
  folder: string;
  /** What it sent of them lately. */
  recentFiles: RecentFiles;
  token: string;
  /** Sends a packed build; with the operator's token unless another is given. */
  publish(body: Buffer, token?: string): Promise<{ status: number; body: Record<string, unknown> }>;
  /** What the command line does. */
  steer(
    remote: string,
    change: object,
    more?: object,
  ): Promise<{ status: number; body: Record<string, unknown> }>;
  stop(): Promise<void>;
}

/** A server with its registry, without pages. */
export async function startTestReleases(
  options: Parameters<typeof startTestServer>[0] = {},
): Promise<TestReleases> {
  const folder = mkdtempSync(path.join(tmpdir(), 'releases-'));
  const recentFiles = createRecentFiles();
  const server = await startTestServer({
    operators: ['olga@example.org'],
    ...options,
    web: async (spine, tally) => (app, context) => {
      const releaseFiles = releaseFolder(folder);
      const exports = { '@carecircle/ui': ['Button', 'Card'] };
      const shell = {
        exports,
        shared: { react: '19.3.1', '@carecircle/contracts/schemas': '0.1.0' },
      } as unknown as ShellBuild;
      const { files, lostReleases, shellExports } = spine.services;
      Object.assign(shellExports, exports);
      const archives = createReleaseArchives(spine.database.db, files);
      const webApp = {
        ...{ shell, contractsVersion: '0.1.0', releaseFiles, archives, lostReleases, shellExports },
        bringRelease: bringReleases(archives, releaseFiles),
        recentFiles,
      } as unknown as WebApp;
      releaseRoutes(app, context, { webApp, tally });
    },
  });
  const token = operatorToken(server.spine);
  const send = async (url: string, payload: Buffer | object, type: string, bearer = token) => {
    const answer = await server.app.inject({
      ...{ method: 'POST', url, payload },
      headers: { authorization: `Bearer ${bearer}`, 'content-type': type },
    });
    return { status: answer.statusCode, body: answer.json<Record<string, unknown>>() };
  };
  return {
    ...{ server, folder, recentFiles, token },
    publish: (body, bearer) => send('/api/releases', body, 'application/gzip', bearer),
    steer: (remote, change, more = {}) =>
      send(`/api/releases/${remote}/rollout`, { change, reason: 'a test', ...more }, 'application/json'),
    stop: async () => {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
