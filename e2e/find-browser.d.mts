/** See `find-browser.mjs`. */
export function findBrowser(): string;
