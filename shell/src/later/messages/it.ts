import notifications from '@carecircle/contracts/notifications/messages/it.json';
import own from './it.json';

export default { ...own, ...notifications };
