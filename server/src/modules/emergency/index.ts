export { armDetectedAlert } from './arm-detected-alert';
export { copiedEmergency } from './copied-emergency';
export { takeDeliveryReport } from './ladder/take-delivery-report';
export { readOpenAlerts } from './read-open-alerts';
export { emergencyNotificationFacts } from './emergency.notifications';
