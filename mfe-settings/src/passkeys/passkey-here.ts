const name = 'carecircle:passkey';

/** Credential id of the passkey that this browser has made for the account; null where it has none, or keeps nothing. */
export function passkeyHere(): string | null {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}

export function keepPasskeyHere(credentialId: string | null): void {
  try {
    if (credentialId === null) localStorage.removeItem(name);
    else localStorage.setItem(name, credentialId);
  } catch {
    // The passkey works all the same; the switch can't show that it is of this browser.
  }
}
