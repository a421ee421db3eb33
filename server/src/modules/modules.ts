import type { Module } from '../spine/define-module';
import { accountModule } from './account/account.module';
import { careModule } from './care/care.module';
import { circlesModule } from './circles/circles.module';
import { communicationModule } from './communication/communication.module';
import { doctorsModule } from './doctors/doctors.module';
import { documentsModule } from './documents/documents.module';
import { emergencyModule } from './emergency/emergency.module';
import { financeModule } from './finance/finance.module';
import { invitationsModule } from './invitations/invitations.module';
import { notificationsModule } from './notifications/notifications.module';
import { pointsModule } from './points/points.module';
import { servicesModule } from './services/services.module';
import { reportsModule } from './reports/reports.module';

/** Everything the server does, area by area. */
export const modules: readonly Module[] = [
  accountModule,
  circlesModule,
  careModule,
  communicationModule,
  documentsModule,
  emergencyModule,
  doctorsModule,
  financeModule,
  invitationsModule,
  notificationsModule,
  pointsModule,
  servicesModule,
  reportsModule,
];
