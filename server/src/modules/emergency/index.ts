export { armDetectedAlert } from './arm-detected-alert';
export { copiedEmergency } from './copied-emergency';
export { readOpenAlerts } from './read-open-alerts';
