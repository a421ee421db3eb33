import type { ServedRelease } from '@carecircle/contracts';
import type { FailureStage } from '@carecircle/remote-kit';

/** Says which part of which release failed, and where: `route:<id>`, `slot:<id>` or `background` (MFE-8). */
export function tellFailed(
  { manifest }: ServedRelease,
  part: string,
  stage: FailureStage | 'gate' | 'time',
  error: unknown,
): void {
  console.error(`${manifest.name} ${manifest.version}: ${part} failed (${stage})`, error);
}
