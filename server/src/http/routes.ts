import { accountPageRoutes } from './account-pages/account-pages.routes';
import { alertNoticeRoutes } from './alert-notice/alert-notice.routes';
import { calendarFeedRoute } from './calendar-feed.route';
import { cardRoutes } from './card/card.routes';
import { circleCopyRoute } from './files/circle-copy.route';
import { contactRequestRoutes } from './contact-request/contact-request.routes';
import { deliveryReportRoute } from './delivery-report.route';
import { documentFileRoute } from './files/document-file.route';
import { eventStreamRoute } from './event-stream/event-stream.route';
import { googleSignInRoute } from './google-sign-in.route';
import { healthGrantRoute } from './health-grant.route';
import { healthReadingsRoute } from './health-readings.route';
import { healthRoutes } from './health.routes';
import { invoicesRoute } from './invoices.route';
import { joinRoutes } from './join/join.routes';
import { linkedCheckInRoutes } from './linked-check-in/linked-check-in.routes';
import { metricsRoute } from './metrics.route';
import { moneyFileRoute } from './files/money-file.route';
import { messageFileRoute } from './files/message-file.route';
import { openApiRoute } from './open-api.route';
import { operationRoutes } from './operation.routes';
import { overrideRoutes } from './override/override.routes';
import { ownBackupRoute } from './files/own-backup.route';
import { paymentWebhookRoute } from './payment-webhook.route';
import { photoRoutes } from './files/photo.routes';
import { reportRoutes } from './report.routes';
import { privacyExportRoute } from './files/privacy-export.route';
import type { RoutePlugin } from './route-plugin';
import { uploadRoutes } from './files/upload.routes';

/** Every group of routes of the server. */
export const routes: readonly RoutePlugin[] = [
  operationRoutes,
  photoRoutes,
  documentFileRoute,
  messageFileRoute,
  uploadRoutes,
  healthReadingsRoute,
  deliveryReportRoute,
  googleSignInRoute,
  healthGrantRoute,
  reportRoutes,
  privacyExportRoute,
  circleCopyRoute,
  ownBackupRoute,
  moneyFileRoute,
  invoicesRoute,
  paymentWebhookRoute,
  calendarFeedRoute,
  linkedCheckInRoutes,
  contactRequestRoutes,
  cardRoutes,
  alertNoticeRoutes,
  accountPageRoutes,
  joinRoutes,
  eventStreamRoute,
  openApiRoute,
  overrideRoutes,
  healthRoutes,
  metricsRoute,
];
