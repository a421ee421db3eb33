import * as client from 'openid-client';

interface Provider {
  issuer: string;
  clientId: string;
  clientSecret: string;
  timeoutSeconds: number;
}

/** An OpenID provider as it describes itself, asked for when first needed and again after a failure. */
export function discoverProvider(options: Provider): () => Promise<client.Configuration> {
  let found: Promise<client.Configuration> | null = null;
  return () =>
    (found ??= discover(options).catch((error: unknown) => {
      found = null;
      throw error;
    }));
}

function discover({ issuer, clientId, clientSecret, timeoutSeconds }: Provider) {
  const address = new URL(issuer);
  const execute = address.protocol === 'http:' ? [client.allowInsecureRequests] : [];
  return client.discovery(address, clientId, clientSecret, undefined, { execute, timeout: timeoutSeconds });
}
