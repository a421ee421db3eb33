export { callsNotificationFacts } from './calls.notifications';
