/** Lets something happen so often in a stretch of time, for each of those who ask. */
export function createAllowance(most: number, perMs: number) {
  const taken = new Map<string, number[]>();
  return {
    /** Takes one, or gives how many seconds from now there will be one. */
    take(who: string, now: Date): number | null {
      const since = now.getTime() - perMs;
      for (const [key, times] of taken) if ((times.at(-1) ?? 0) <= since) taken.delete(key);
      const times = (taken.get(who) ?? []).filter((time) => time > since);
      const [first] = times;
      if (first !== undefined && times.length >= most) return Math.ceil((first - since) / 1000);
      taken.set(who, [...times, now.getTime()]);
      return null;
    },
  };
}
