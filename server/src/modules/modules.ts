import type { Module } from '../spine/define-module';
import { accountModule } from './account/account.module';
import { careModule } from './care/care.module';
import { circlesModule } from './circles/circles.module';
import { communicationModule } from './communication/communication.module';
import { emergencyModule } from './emergency/emergency.module';
import { financeModule } from './finance/finance.module';
import { notificationsModule } from './notifications/notifications.module';
import { pointsModule } from './points/points.module';
import { reportsModule } from './reports/reports.module';

/** Everything the server does, area by area. */
export const modules: readonly Module[] = [
  accountModule,
  circlesModule,
  careModule,
  communicationModule,
  emergencyModule,
  financeModule,
  notificationsModule,
  pointsModule,
  reportsModule,
];
