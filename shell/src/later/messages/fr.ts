import notifications from '@carecircle/contracts/notifications/messages/fr.json';
import own from './fr.json';

export default { ...own, ...notifications };
