import { addressOfLink } from '@carecircle/contracts';
import { knownRoutes } from '@carecircle/remote-kit';

/** Where a notification's link leads in the releases of this page. */
export const linkedAddress = (link: string): string => addressOfLink(link, knownRoutes().values());
