import { createInterface } from 'node:readline';
import { startOpenIdProvider } from './open-id-provider';

/**
 * An OpenID provider as a process of its own, for what leads to it is given as its argument. It writes where it is as a line of JSON;
 * each line that it reads changes who signs in next.
 */
const provider = await startOpenIdProvider(process.argv[2] ?? '');
const { issuer, clientId, clientSecret } = provider;
console.info(JSON.stringify({ issuer, clientId, clientSecret }));
createInterface({ input: process.stdin }).on('line', (line) => {
  Object.assign(provider, JSON.parse(line));
  console.info('taken');
});
