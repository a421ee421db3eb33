import type { FastifyInstance } from 'fastify';
import type { HealthTally } from '../../modules/releases';
import type { WebApp } from '../page/web-app';
import type { HttpContext } from '../route-plugin';
import { chosenRoute } from './chosen.route';
import { healthReportRoute } from './health.route';
import { operatorRoutes } from './operator.routes';
import { publishRoute } from './publish.route';

interface ReleaseParts {
  webApp: WebApp;
  tally: HealthTally;
}

/** Publishing, steering and choosing of releases, and what browsers tell of them. */
export function releaseRoutes(
  app: FastifyInstance,
  context: HttpContext,
  { webApp, tally }: ReleaseParts,
): void {
  publishRoute(app, context, webApp);
  operatorRoutes(app, context);
  healthReportRoute(app, context, tally);
  chosenRoute(app, context);
}
