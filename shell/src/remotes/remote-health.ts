import type { ServedRelease } from '@carecircle/contracts';
import type { FailureStage } from '@carecircle/remote-kit';
import { noteFailure } from './health-report';

/** Says which part of which release failed, and where: `route:<id>`, `slot:<id>` or `background` (MFE-8, REL-4). */
export function tellFailed(
  release: ServedRelease,
  part: string,
  stage: FailureStage | 'gate' | 'time',
  error: unknown,
): void {
  const { name, version } = release.manifest;
  console.error(`${name} ${version}: ${part} failed (${stage})`, error);
  noteFailure(release, stage);
}
