import { enterApp } from '../session/enter-app';
import { postCommand } from './post-command';

interface Asked {
  ticket: string;
  options: PublicKeyCredentialRequestOptionsJSON;
}

/** The part of WebAuthn's `AuthenticationResponseJSON` that the server verifies. */
interface Assertion {
  id: string;
  rawId: string;
  type: string;
  response: { clientDataJSON: string; authenticatorData: string; signature: string; userHandle?: string };
}

/** Shows the way in by passkey where the browser takes what the server says as it is (AUTH-5). */
export function offerPasskeys(form: HTMLFormElement | null): void {
  const isAble = 'PublicKeyCredential' in window && 'parseRequestOptionsFromJSON' in PublicKeyCredential;
  if (!form || !isAble || /^[\d.]+$|^\[/.test(location.hostname)) return;
  form.hidden = false;
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void signIn(form);
  });
}

async function signIn(form: HTMLFormElement): Promise<void> {
  const alert = form.querySelector('[role="alert"]');
  if (alert) alert.textContent = '';
  const isIn = await signInWithPasskey().catch(() => false);
  if (isIn) return enterApp();
  if (alert) alert.textContent = form.dataset.failed ?? '';
}

async function signInWithPasskey(): Promise<boolean> {
  const response = await fetch('/api/account/begin-passkey-sign-in', {
    method: 'POST',
    headers: { accept: 'application/json', 'content-type': 'application/json' },
    body: JSON.stringify({ commandId: crypto.randomUUID() }),
  });
  if (!response.ok) return false;
  const { ticket, options } = (await response.json()) as Asked;
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options);
  const credential = (await navigator.credentials.get({ publicKey })) as PublicKeyCredential | null;
  if (!credential) return false;
  const assertion = assertionOf(credential.toJSON() as Assertion);
  const refusal = await postCommand('account/sign-in-with-passkey', { ticket, response: assertion });
  return refusal === null;
}

/** What the server takes of it: browsers add more, each of its own. */
function assertionOf({ id, rawId, type, response }: Assertion): Assertion {
  const { clientDataJSON, authenticatorData, signature, userHandle } = response;
  return { id, rawId, type, response: { clientDataJSON, authenticatorData, signature, userHandle } };
}
