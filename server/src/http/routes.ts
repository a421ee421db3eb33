import { eventStreamRoute } from './event-stream/event-stream.route';
import { healthRoutes } from './health.routes';
import { openApiRoute } from './open-api.route';
import { operationRoutes } from './operation.routes';
import type { RoutePlugin } from './route-plugin';

/** Every group of routes of the server. */
export const routes: readonly RoutePlugin[] = [operationRoutes, eventStreamRoute, openApiRoute, healthRoutes];
