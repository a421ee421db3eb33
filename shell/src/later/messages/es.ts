import notifications from '@carecircle/contracts/notifications/messages/es.json';
import own from './es.json';

export default { ...own, ...notifications };
