import type { FastifyRequest } from 'fastify';

const loopbackHosts = new Set(['localhost', '127.0.0.1', '[::1]']);
const loopbackAddresses = /^(?:127\.|::1$|::ffff:127\.)/;

/** What a browser may take remotes from besides the registry's choice: dev servers and published versions, the latter alone, or nothing. */
export type OverrideRight = 'anything' | 'published' | 'nothing';

/**
 * An operator's browser may be pointed at another published version; one on the server's own machine that calls it by that name also at a
 * dev server (MFE-9).
 */
export function overrideRight(request: FastifyRequest, isOperator: boolean): OverrideRight {
  if (isOnMachine(request)) return 'anything';
  return isOperator ? 'published' : 'nothing';
}

/** A proxy, too, calls from there, but by the name that people know, or says for whom it calls. */
function isOnMachine({ headers, raw, host }: FastifyRequest): boolean {
  const isProxied = 'x-forwarded-for' in headers || 'forwarded' in headers;
  return !isProxied && loopbackAddresses.test(raw.socket.remoteAddress ?? '') && isLoopbackHost(host);
}

/** Whether this is the origin of a dev server on this machine. */
export function isDevOrigin(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, origin } = new URL(text);
  return protocol === 'http:' && loopbackHosts.has(hostname) && origin === text;
}

function isLoopbackHost(host: string): boolean {
  return loopbackHosts.has(host.replace(/:\d+$/, ''));
}
