/**
 * What a browser of tests leaves out: it has no screen, and asks nobody but the product. Each page of a test is young when it is
 * left: code that is compiled for speed meanwhile costs a quarter of the processor (measured with four journeys: 123 s and 92 s).
 */
export const browserFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--js-flags=--no-opt --no-maglev --single-threaded-gc',
];
