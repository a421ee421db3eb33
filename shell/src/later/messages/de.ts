import notifications from '@carecircle/contracts/notifications/messages/de.json';
import own from './de.json';

export default { ...own, ...notifications };
