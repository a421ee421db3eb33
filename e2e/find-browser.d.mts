/** See `find-browser.mjs`. */
export function findBrowser(): string;
/** The same. */
export function findHeadless(): string;
