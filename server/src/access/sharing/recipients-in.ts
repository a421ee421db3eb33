/** The people cared for whom a payload names, itself or in its records, as such or as those whom a device measures (PRIV-1). */
export function recipientsIn(payload: unknown): string[] {
  if (payload === null || typeof payload !== 'object') return [];
  return [...recipientsOf(payload), ...Object.values(payload).flatMap(recipientsIn)];
}

/** Whose record a value is. */
export function recipientsOf(value: unknown): string[] {
  const { recipientId, wearerId } = (value ?? {}) as { recipientId?: unknown; wearerId?: unknown };
  return [recipientId, wearerId].filter((id) => typeof id === 'string');
}
