import { billingActions } from './billing/billing.actions';
import { calendarActions } from './calendar/calendar.actions';
import { callsActions } from './calls/calls.actions';
import { careLogActions } from './care-log/care-log.actions';
import { checkInsActions } from './check-ins/check-ins.actions';
import { circlesActions } from './circles/circles.actions';
import { communicationActions } from './communication/communication.actions';
import { doctorsActions } from './doctors/doctors.actions';
import { documentsActions } from './documents/documents.actions';
import { emergencyActions } from './emergency/emergency.actions';
import { financeActions } from './finance/finance.actions';
import { medicationsActions } from './medications/medications.actions';
import { pointsActions } from './points/points.actions';
import { reportsActions } from './reports/reports.actions';
import { servicesActions } from './services/services.actions';
import { tasksActions } from './tasks/tasks.actions';
import { wearablesActions } from './wearables/wearables.actions';

/**
 * Everything a member can do in a circle, as `noun:verb`, each noun's own beside its operations. Operations and events name the action
 * they need; the policy in `@carecircle/permissions` decides who has it.
 */
export const actions = [
  ...circlesActions,
  ...tasksActions,
  ...checkInsActions,
  ...calendarActions,
  ...medicationsActions,
  ...careLogActions,
  ...communicationActions,
  ...callsActions,
  ...emergencyActions,
  ...doctorsActions,
  ...servicesActions,
  ...documentsActions,
  ...billingActions,
  ...financeActions,
  ...pointsActions,
  ...reportsActions,
  ...wearablesActions,
] as const;

export type Action = (typeof actions)[number];
