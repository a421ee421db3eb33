/** Steps of conversations that one person may have answered by the model in a minute (LOU-4). */
const mostInMinute = 20;
const minuteMs = 60_000;

/** Counts how often people ask. Each process counts by itself: what it guards is the operator's bill, not a secret. */
export function createAskingPace() {
  const asked = new Map<string, number[]>();
  return {
    /** Whether the person may ask once more, which is counted. */
    take(personId: string, now: Date): boolean {
      const since = now.getTime() - minuteMs;
      for (const [id, times] of asked) if ((times.at(-1) ?? 0) <= since) asked.delete(id);
      const recent = (asked.get(personId) ?? []).filter((time) => time > since);
      if (recent.length >= mostInMinute) return false;
      asked.set(personId, [...recent, now.getTime()]);
      return true;
    },
  };
}
