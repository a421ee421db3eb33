export { readOpenAlerts } from './read-open-alerts';
