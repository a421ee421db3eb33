import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Provider } from 'oidc-provider';

/** Who signs in at the provider next. */
export interface ProviderAccount {
  sub: string;
  email: string;
  email_verified: boolean;
  name: string;
}

/** A real OpenID provider on a port of its own, with one client and whatever account the test puts there. */
export interface OpenIdProvider {
  issuer: string;
  clientId: string;
  clientSecret: string;
  account: ProviderAccount;
  /** Whether the next visitor presses Cancel. */
  isCancelled: boolean;
  stop(): Promise<void>;
}

export async function startOpenIdProvider(redirectUri: string): Promise<OpenIdProvider> {
  const server: Server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const client = { clientId: 'carecircle', clientSecret: 'a secret of tests alone' };
  const state: OpenIdProvider = {
    ...{ issuer, ...client, isCancelled: false },
    account: { sub: 'g-1', email: 'ana@example.org', email_verified: true, name: 'Ana Morales' },
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
  const provider = new Provider(issuer, {
    clients: [
      {
        ...{ client_id: client.clientId, client_secret: client.clientSecret },
        ...{ redirect_uris: [redirectUri], grant_types: ['authorization_code'], response_types: ['code'] },
      },
    ],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    // As Google does, it says who it was in the token itself.
    conformIdTokenClaims: false,
    pkce: { required: () => true },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
    findAccount: (_context, sub) => ({ accountId: sub, claims: () => ({ ...state.account, sub }) }),
    cookies: { keys: ['of tests alone'] },
    // Said here so that it writes no notices about them, in seconds.
    ttl: {
      AccessToken: 600,
      AuthorizationCode: 60,
      Grant: 600,
      IdToken: 600,
      Interaction: 600,
      Session: 600,
    },
  });
  const handle = provider.callback();
  server.on('request', (request, response) => {
    if (!request.url?.startsWith('/interaction/')) return void handle(request, response);
    void answer(provider, state, request, response);
  });
  return state;
}

/** In place of the provider's pages: signs the test's account in and agrees, or cancels. */
async function answer(
  provider: Provider,
  { account, isCancelled }: OpenIdProvider,
  ...[request, response]: Parameters<Provider['interactionDetails']>
): Promise<void> {
  const { prompt, params, grantId } = await provider.interactionDetails(request, response);
  const finish = (result: Record<string, unknown>) =>
    provider.interactionFinished(request, response, result, { mergeWithLastSubmission: true });
  if (isCancelled) return finish({ error: 'access_denied', error_description: 'cancelled' });
  if (prompt.name === 'login' || prompt.name === 'select_account')
    return finish({ login: { accountId: account.sub }, select_account: {} });
  const known = grantId ? await provider.Grant.find(grantId) : undefined;
  const grant = known ?? new provider.Grant({ accountId: account.sub, clientId: String(params.client_id) });
  grant.addOIDCScope('openid email profile');
  return finish({ consent: { grantId: await grant.save() } });
}
