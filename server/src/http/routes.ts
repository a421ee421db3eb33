import { calendarFeedRoute } from './calendar-feed.route';
import { contactRequestRoutes } from './contact-request/contact-request.routes';
import { eventStreamRoute } from './event-stream/event-stream.route';
import { healthRoutes } from './health.routes';
import { linkedCheckInRoutes } from './linked-check-in/linked-check-in.routes';
import { openApiRoute } from './open-api.route';
import { operationRoutes } from './operation.routes';
import { photoRoutes } from './photo.routes';
import { reportRoutes } from './report.routes';
import type { RoutePlugin } from './route-plugin';

/** Every group of routes of the server. */
export const routes: readonly RoutePlugin[] = [
  operationRoutes,
  photoRoutes,
  reportRoutes,
  calendarFeedRoute,
  linkedCheckInRoutes,
  contactRequestRoutes,
  eventStreamRoute,
  openApiRoute,
  healthRoutes,
];
