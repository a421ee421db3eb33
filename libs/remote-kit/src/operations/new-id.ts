import { nowMs } from '../formats/server-clock';

/** A UUID of version 7 (RFC 9562): its first 48 bits are the time by the server's clock, so ids sort by the moment they were made. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const time = BigInt(nowMs());
  for (let index = 0; index < 6; index += 1) bytes[index] = Number((time >> BigInt(40 - 8 * index)) & 0xffn);
  bytes[6] = 0x70 | ((bytes[6] ?? 0) & 0x0f);
  bytes[8] = 0x80 | ((bytes[8] ?? 0) & 0x3f);
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}
