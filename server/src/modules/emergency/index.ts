export { armDetectedAlert } from './arm-detected-alert';
export { readOpenAlerts } from './read-open-alerts';
