import * as client from 'openid-client';
import * as z from 'zod';
import { discoverProvider } from '../open-id/discover-provider';
import type { GoogleSignIn } from './google-sign-in';

export interface GoogleSignInOptions {
  clientId: string;
  clientSecret: string;
  /** `https://accounts.google.com`, or another OpenID provider. */
  issuer: string;
  /** Where a sign-in comes back to. */
  redirectUri: string;
}

/** Somebody waits for it with an empty page. */
const timeoutSeconds = 10;

const Claims = z.object({
  sub: z.string().min(1).max(255),
  email: z.email().max(254).toLowerCase(),
  email_verified: z.boolean().default(false),
  name: z.string().optional(),
});

/** Sign-in by authorization code with PKCE, state and nonce; without options there is none. */
export function createGoogleSignIn(options: GoogleSignInOptions | null): GoogleSignIn {
  if (!options) return unconfigured;
  const provider = discoverProvider({ ...options, timeoutSeconds });
  return {
    isConfigured: true,
    async begin() {
      const verifier = client.randomPKCECodeVerifier();
      const [state, nonce] = [client.randomState(), client.randomNonce()];
      const url = client.buildAuthorizationUrl(await provider(), {
        ...{ redirect_uri: options.redirectUri, scope: 'openid email profile', state, nonce },
        code_challenge: await client.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
      });
      return { url: url.href, secrets: { state, nonce, verifier } };
    },
    async finish(query, { state, nonce, verifier }) {
      const back = new URL(`${options.redirectUri}?${query.toString()}`);
      const tokens = await client.authorizationCodeGrant(await provider(), back, {
        ...{ expectedState: state, expectedNonce: nonce, pkceCodeVerifier: verifier },
        idTokenExpected: true,
      });
      const claims = Claims.parse(tokens.claims());
      return {
        ...{ subject: claims.sub, email: claims.email, isVerified: claims.email_verified },
        name: claims.name ?? '',
      };
    },
  };
}

const unconfigured: GoogleSignIn = {
  isConfigured: false,
  begin: () => Promise.reject(new Error('Google sign-in is not configured.')),
  finish: () => Promise.reject(new Error('Google sign-in is not configured.')),
};
