import { screenLink } from '@carecircle/contracts';

/** Where the provider sends the browser back to. */
export const returnTo = (origin: string) => `${origin}${screenLink('billing')}`;
