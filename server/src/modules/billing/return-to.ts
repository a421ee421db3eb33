/** Where the provider sends the browser back to. */
export const returnTo = (origin: string) => `${origin}/more/billing`;
