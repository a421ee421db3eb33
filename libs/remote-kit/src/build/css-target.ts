/**
 * Browsers that styles are written for. The design's colours are mixed in `oklch` of hues that a person chooses, which these are
 * the first to draw; fallbacks for older ones would be bytes that nobody's page can use.
 */
export const cssTarget = ['chrome111', 'edge111', 'firefox113', 'safari16.4'];
