const secretBytes = 32;

/** The secret of a feed's address, from the browser's secure random source: base64url as the contract's `FeedToken` wants it. */
export function newFeedToken(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(secretBytes));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}
