/** Fetches and sends everything now, while auto sync is off (SET-4). Says so where the server does not answer. */
export async function syncNow(): Promise<void> {
  const { syncNow: sync } = await import('./sync-now');
  await sync();
}
