export { notificationFor } from './causes-of';
export { pushDeviceContext } from './push/push-device-rows';
