import type { HealthTally } from '../../modules/releases';
import type { Spine } from '../../spine/spine';
import { releaseRoutes } from '../releases/release.routes';
import type { RoutePlugin } from '../route-plugin';
import { keepOperatorToken } from '../releases/keep-operator-token';
import { pageRoutes } from './page.routes';
import { openWebApp, readWebBuild } from './web-app';

interface WebOptions {
  /** Folder of the workspace, with `shell/dist` and each `mfe-…/dist`. */
  workspace: string;
  /** Folder that outlives this process; releases are kept there. */
  dataFolder: string;
  /** Serve what was built since, too. */
  isDevelopment: boolean;
}

/**
 * What `createServer` serves to browsers: reads what the workspace has built, begins the registry with it where that is empty, then
 * answers pages and files.
 *
 * @throws NotServable
 */
export function openWeb({
  workspace,
  dataFolder,
  isDevelopment,
}: WebOptions): (spine: Spine, tally: HealthTally) => Promise<RoutePlugin> {
  const reading = readWebBuild(workspace);
  // A failure is told where it is waited for.
  reading.catch(() => undefined);
  return async (spine, tally) => {
    const { database, services } = spine;
    const options = { ...services, dataFolder, isDevelopment, db: database.db };
    const webApp = await openWebApp(await reading, options);
    await keepOperatorToken(spine, dataFolder);
    const installation = {
      mail: services.mail.isConfigured,
      googleSignIn: false,
      demo: services.demo !== null,
    };
    const pages = pageRoutes(webApp, installation);
    return async (app, context) => {
      await app.register(async (scope) => releaseRoutes(scope, context, { webApp, tally }));
      await pages(app, context);
    };
  };
}
