/** Where readings and files of measurements travel, and where a sign-in elsewhere comes back to. */
export const wearablePaths = {
  readings: '/api/health/readings',
  imports: '/api/health/imports',
  grant: '/api/health/grant',
} as const;

/** Address that takes the parts of a file of measurements (tus 1.0). */
export function healthImportUrl({ circleId, id }: { circleId: string; id: string }): string {
  return `${wearablePaths.imports}/${circleId}/${id}`;
}
