export { notificationFor } from './causes-of';
