import notifications from '@carecircle/contracts/notifications/messages/pt.json';
import own from './pt.json';

export default { ...own, ...notifications };
