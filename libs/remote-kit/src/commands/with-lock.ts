/** Runs `work` while no other tab runs the same; where the browser has no Web Locks, tabs do not know of each other. */
export async function withLock(name: string, work: () => Promise<void>): Promise<void> {
  if (!navigator.locks) return work();
  await navigator.locks.request(name, work);
}
