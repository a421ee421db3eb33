import type { Module } from '../spine/define-module';
import { accountModule } from './account/account.module';
import { callsModule } from './calls/calls.module';
import { billingModule } from './billing/billing.module';
import { careModule } from './care/care.module';
import { circlesModule } from './circles/circles.module';
import { communicationModule } from './communication/communication.module';
import { copiesModule } from './copies/copies.module';
import { doctorsModule } from './doctors/doctors.module';
import { documentsModule } from './documents/documents.module';
import { emergencyModule } from './emergency/emergency.module';
import { financeModule } from './finance/finance.module';
import { invitationsModule } from './invitations/invitations.module';
import { louiseModule } from './louise/louise.module';
import { notificationsModule } from './notifications/notifications.module';
import { pointsModule } from './points/points.module';
import { privacyModule } from './privacy/privacy.module';
import { servicesModule } from './services/services.module';
import { releasesModule } from './releases/releases.module';
import { reportsModule } from './reports/reports.module';
import { supportModule } from './support/support.module';
import { wearablesModule } from './wearables/wearables.module';

/** Everything the server does, area by area. */
export const modules: readonly Module[] = [
  accountModule,
  circlesModule,
  billingModule,
  careModule,
  communicationModule,
  copiesModule,
  callsModule,
  documentsModule,
  emergencyModule,
  doctorsModule,
  financeModule,
  invitationsModule,
  louiseModule,
  notificationsModule,
  pointsModule,
  privacyModule,
  servicesModule,
  releasesModule,
  reportsModule,
  supportModule,
  wearablesModule,
];
