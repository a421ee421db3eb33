import notifications from '@carecircle/contracts/notifications/messages/en.json';
import own from './en.json';

export default { ...own, ...notifications };
