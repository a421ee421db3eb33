import { isIP, isIPv6 } from 'node:net';

/**
 * Whom a limit by address counts: an IPv4 address as it is, an IPv6 address by its /64, which is what one household or
 * attacker has at hand.
 */
export function networkAddress(address: string): string {
  const [ip = ''] = address.split('%');
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip);
  if (mapped?.[1]) return mapped[1];
  if (!isIPv6(ip)) return ip;
  const [head = '', tail = ''] = ip.toLowerCase().split('::');
  const left = head ? head.split(':') : [];
  const right = ip.includes('::') && tail ? tail.split(':') : [];
  const zeros = Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => '0');
  const groups = [...left, ...(ip.includes('::') ? zeros : []), ...right].slice(0, 4);
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`;
}

const namedNetworks = new Set(['loopback', 'linklocal', 'uniquelocal']);

/** Whether a text names one address, a range such as 10.0.0.0/8, or one of the networks that have a name. */
export function isNetwork(text: string): boolean {
  const [address = '', prefix = '0', ...rest] = text.split('/');
  if (namedNetworks.has(text)) return true;
  const bits = isIP(address) === 6 ? 128 : 32;
  return isIP(address) !== 0 && rest.length === 0 && /^\d{1,3}$/.test(prefix) && Number(prefix) <= bits;
}
