import * as client from 'openid-client';
import { discoverProvider } from '../open-id/discover-provider';
import { GooglePage, googleReadings, googleTypes } from './google-points';
import { GrantRefused, type HealthAccounts } from './health-accounts';

export interface HealthAccountOptions {
  clientId: string;
  clientSecret: string;
  /** Whose sign-in it is, an OpenID provider: `https://accounts.google.com`. */
  issuer: string;
  /** Where the data are: `https://health.googleapis.com`. */
  url: string;
  /** Where a sign-in comes back to. */
  redirectUri: string;
}

const scopes = ['activity_and_fitness', 'health_metrics_and_measurements', 'sleep']
  .map((name) => `https://www.googleapis.com/auth/googlehealth.${name}.readonly`)
  .join(' ');
const timeoutMs = 30_000;
/** With five thousand points each, more than a month of the densest. */
const mostPages = 200;

/** Google's health interface; without options there is none. */
export function createHealthAccounts(options: HealthAccountOptions | null): HealthAccounts {
  if (!options) return unconfigured;
  const provider = discoverProvider({ ...options, timeoutSeconds: timeoutMs / 1000 });
  return {
    isConfigured: true,
    async begin(stateOf) {
      const verifier = client.randomPKCECodeVerifier();
      const url = client.buildAuthorizationUrl(await provider(), {
        redirect_uri: options.redirectUri,
        scope: scopes,
        state: stateOf(verifier),
        code_challenge: await client.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
        access_type: 'offline',
        prompt: 'consent',
      });
      return { url: url.href, verifier };
    },
    async finish(query, verifier) {
      const back = new URL(`${options.redirectUri}?${query.toString()}`);
      const checks = { pkceCodeVerifier: verifier, expectedState: query.get('state') ?? '' };
      const tokens = await client.authorizationCodeGrant(await provider(), back, checks);
      if (!tokens.refresh_token) throw new GrantRefused();
      return tokens.refresh_token;
    },
    async *read(grant, since) {
      const accessToken = await refresh(await provider(), grant);
      for (const type of googleTypes) yield* readType(options.url, accessToken, type, since);
    },
  };
}

const unconfigured: HealthAccounts = {
  isConfigured: false,
  begin: () => Promise.reject(new Error('No health accounts are configured.')),
  finish: () => Promise.reject(new Error('No health accounts are configured.')),
  // oxlint-disable-next-line require-yield
  async *read() {
    throw new Error('No health accounts are configured.');
  },
};

async function refresh(provider: client.Configuration, grant: string): Promise<string> {
  try {
    return (await client.refreshTokenGrant(provider, grant)).access_token;
  } catch (error) {
    const { error: code, status } = error as { error?: string; status?: number };
    throw code === 'invalid_grant' || status === 401 ? new GrantRefused() : error;
  }
}

async function* readType(
  base: string,
  accessToken: string,
  { type, since: field, pageSize }: (typeof googleTypes)[number],
  since: Date,
) {
  let pageToken = '';
  for (let page = 0; page < mostPages; page += 1) {
    const url = new URL(`/v4/users/me/dataTypes/${type}/dataPoints`, base);
    url.searchParams.set('pageSize', String(pageSize));
    url.searchParams.set('filter', `${field} >= "${since.toISOString()}"`);
    if (pageToken) url.searchParams.set('pageToken', pageToken);
    const response = await fetch(url, {
      headers: { authorization: `Bearer ${accessToken}`, accept: 'application/json' },
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (response.status === 401) throw new GrantRefused();
    // An account that shares some of it only refuses the rest.
    if (response.status === 403) return;
    if (!response.ok) throw new Error(`The health interface answered ${response.status}.`);
    const { dataPoints, nextPageToken } = GooglePage.parse(await response.json());
    yield dataPoints.flatMap(googleReadings);
    pageToken = nextPageToken;
    if (pageToken === '') return;
  }
}
