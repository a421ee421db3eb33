import type { Spine } from '../../spine/spine';
import type { RoutePlugin } from '../route-plugin';
import { pageRoutes } from './page.routes';
import { openWebApp, readWebBuild } from './web-app';

interface WebOptions {
  /** Folder of the workspace, with `shell/dist` and each `mfe-…/dist`. */
  workspace: string;
  /** Folder that outlives this process; releases are kept there. */
  dataFolder: string;
}

/**
 * What `createServer` serves to browsers: reads what the workspace has built, at once, publishes it, then answers pages and
 * files.
 *
 * @throws NotServable
 */
export function openWeb({ workspace, dataFolder }: WebOptions): (spine: Spine) => Promise<RoutePlugin> {
  const reading = readWebBuild(workspace);
  // A failure is told where it is waited for.
  reading.catch(() => undefined);
  return async ({ database, services }) => {
    const webApp = await openWebApp(await reading, { ...services, dataFolder, db: database.db });
    const installation = {
      mail: services.mail.isConfigured,
      googleSignIn: false,
      demo: services.demo !== null,
    };
    return pageRoutes(webApp, installation);
  };
}
