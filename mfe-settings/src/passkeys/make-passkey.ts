import type { OperationInput } from '@carecircle/remote-kit';

type Registration = OperationInput<'account.addPasskey'>['response'];

/** Browsers that take what the server says as it is; none does on a bare network address. */
export function canMakePasskeys(): boolean {
  return (
    typeof PublicKeyCredential === 'function' &&
    'parseCreationOptionsFromJSON' in PublicKeyCredential &&
    !/^[\d.]+$|^\[/.test(location.hostname)
  );
}

/** Has the browser make a passkey. Null when its user did not want to, or has one here already. */
export async function makePasskey(options: Record<string, unknown>): Promise<Registration | null> {
  try {
    const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(
      options as unknown as PublicKeyCredentialCreationOptionsJSON,
    );
    const made = await navigator.credentials.create({ publicKey });
    return made && registrationOf((made as PublicKeyCredential).toJSON() as Registration);
  } catch (error) {
    if (error instanceof DOMException) return null;
    throw error;
  }
}

/** What the server takes of it: browsers add more, each of its own. */
function registrationOf({ id, rawId, response }: Registration): Registration {
  const { clientDataJSON, attestationObject, transports } = response;
  return { id, rawId, type: 'public-key', response: { clientDataJSON, attestationObject, transports } };
}
