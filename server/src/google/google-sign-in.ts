/** Who somebody is, as Google says. */
export interface GoogleIdentity {
  /** Stays the same for ever, other than an address. */
  subject: string;
  email: string;
  isVerified: boolean;
  name: string;
}

/** What must come back with the answer to a sign-in. */
export interface GoogleSecrets {
  state: string;
  nonce: string;
  verifier: string;
}

/** Signing in with Google by OpenID Connect, where an operator has configured it (AUTH-2). */
export interface GoogleSignIn {
  isConfigured: boolean;
  /** Where to sign in, and what to keep until the answer comes. Rejects when the provider is out of reach. */
  begin(): Promise<{ url: string; secrets: GoogleSecrets }>;
  /** @throws when the answer is not one to these secrets, or the provider does not stand by it. */
  finish(query: URLSearchParams, secrets: GoogleSecrets): Promise<GoogleIdentity>;
}
