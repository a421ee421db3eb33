import type { Spine } from '../../spine/spine';
import type { RoutePlugin } from '../route-plugin';
import { pageRoutes } from './page.routes';
import { openWebApp } from './web-app';

interface WebOptions {
  /** Folder of the workspace, with `shell/dist` and each `mfe-…/dist`. */
  workspace: string;
  /** Folder that outlives this process; releases are kept there. */
  dataFolder: string;
}

/**
 * What `createServer` serves to browsers: publishes what the workspace has built, then answers pages and files.
 *
 * @throws NotServable
 */
export function openWeb(places: WebOptions): (spine: Spine) => Promise<RoutePlugin> {
  return async ({ database, services }) => {
    const webApp = await openWebApp({ ...places, ...services, db: database.db });
    const installation = {
      mail: services.mail.isConfigured,
      googleSignIn: false,
      demo: services.demo !== null,
    };
    return pageRoutes(webApp, installation);
  };
}
