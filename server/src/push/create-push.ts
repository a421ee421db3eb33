import webPush from 'web-push';
import { PushRefused, type Push, type PushMessage } from './push';
import type { VapidKeys } from './vapid-keys';

interface PushOptions {
  keys: VapidKeys;
  /** Whom a push service may write to about our pushes: an `https:` or `mailto:` address. */
  contact: string;
  /** Origins of further push services, such as one in the operator's own network. */
  services?: readonly string[];
}

const timeoutMs = 10_000;

/** The push services of the browsers that there are: Chrome and its kin, Firefox, Safari, Edge. */
const knownHosts = ['fcm.googleapis.com', 'updates.push.services.mozilla.com', 'web.push.apple.com'];
const knownDomains = ['.push.services.mozilla.com', '.push.apple.com', '.notify.windows.com'];

export function createPush({ keys, contact, services = [] }: PushOptions): Push {
  return {
    publicKey: keys.publicKey,
    isKnownService(endpoint) {
      const { origin, protocol, hostname, port } = new URL(endpoint);
      if (services.includes(origin)) return true;
      if (protocol !== 'https:' || port !== '') return false;
      return knownHosts.includes(hostname) || knownDomains.some((domain) => hostname.endsWith(domain));
    },
    send: (message) => post(message, { subject: contact, ...keys }),
  };
}

async function post(
  { to: { endpoint, p256dh, auth }, body, urgency, ttlSeconds, topic }: PushMessage,
  vapidDetails: VapidKeys & { subject: string },
): Promise<void> {
  const request = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, body, {
    vapidDetails,
    contentEncoding: 'aes128gcm',
    urgency,
    TTL: ttlSeconds,
    topic,
  });
  const { 'Content-Length': _length, ...headers } = request.headers as Record<string, string>;
  const response = await fetch(endpoint, {
    method: 'POST',
    headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)])),
    body: new Uint8Array(request.body ?? []),
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  });
  await response.body?.cancel();
  if (!response.ok) throw new PushRefused(response.status);
}
