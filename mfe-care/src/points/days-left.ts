const dayMs = 86_400_000;

/** Days until a moment, a begun one counting whole (section 9). */
export function daysLeft(expiresAt: string, nowMs: number): number {
  return Math.max(Math.ceil((Date.parse(expiresAt) - nowMs) / dayMs), 0);
}
