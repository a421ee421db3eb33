import { accountPageRoutes } from './account-pages/account-pages.routes';
import { calendarFeedRoute } from './calendar-feed.route';
import { contactRequestRoutes } from './contact-request/contact-request.routes';
import { documentFileRoute } from './document-file.route';
import { documentUploadRoutes } from './document-upload.routes';
import { eventStreamRoute } from './event-stream/event-stream.route';
import { healthRoutes } from './health.routes';
import { joinRoutes } from './join/join.routes';
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
  documentFileRoute,
  documentUploadRoutes,
  reportRoutes,
  calendarFeedRoute,
  linkedCheckInRoutes,
  contactRequestRoutes,
  accountPageRoutes,
  joinRoutes,
  eventStreamRoute,
  openApiRoute,
  healthRoutes,
];
