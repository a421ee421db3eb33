import { billingNotificationFacts } from '../billing';
import { calendarNotificationFacts } from '../calendar';
import { callsNotificationFacts } from '../calls';
import { careLogNotificationFacts } from '../care-log';
import { checkInsNotificationFacts } from '../check-ins';
import { circlesNotificationFacts } from '../circles';
import { communicationNotificationFacts } from '../communication';
import { doctorsNotificationFacts } from '../doctors';
import { documentsNotificationFacts } from '../documents';
import { emergencyNotificationFacts } from '../emergency';
import { financeNotificationFacts } from '../finance';
import { helpNotificationFacts } from '../help';
import { medicationsNotificationFacts } from '../medications';
import { pointsNotificationFacts } from '../points';
import { servicesNotificationFacts } from '../services';
import { tasksNotificationFacts } from '../tasks';
import { wearablesNotificationFacts } from '../wearables';
import type { NotificationFactsByRule } from '../../records/notification-facts';

/** What is told of every event, each module's own beside its events: a rule without facts does not compile. */
export const notificationFacts: NotificationFactsByRule = {
  ...billingNotificationFacts,
  ...calendarNotificationFacts,
  ...callsNotificationFacts,
  ...careLogNotificationFacts,
  ...checkInsNotificationFacts,
  ...circlesNotificationFacts,
  ...communicationNotificationFacts,
  ...doctorsNotificationFacts,
  ...documentsNotificationFacts,
  ...emergencyNotificationFacts,
  ...financeNotificationFacts,
  ...helpNotificationFacts,
  ...medicationsNotificationFacts,
  ...pointsNotificationFacts,
  ...servicesNotificationFacts,
  ...tasksNotificationFacts,
  ...wearablesNotificationFacts,
};
