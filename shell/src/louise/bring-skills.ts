import type { CircleSession } from '@carecircle/remote-kit';
import { stageOf } from '../remotes/loading/load-attempts';
import { currentRegistry } from '../remotes/registry';
import { tellFailed } from '../remotes/remote-health';
import type { RemoteSource } from '../remotes/remote-source';
import { withinTime } from '../remotes/loading/within-time';
import { usableSkills, type OwnedSkill } from './usable-skills';

const part = 'skills';
/** A remote that takes longer must not keep the others from answering. */
const limitMs = 8_000;

/** The skills of all remotes that the member may use (MFE-5). What does not load is left out: the others answer (MFE-8). */
export async function bringSkills(session: CircleSession): Promise<OwnedSkill[]> {
  const sources = [...currentRegistry().sources.values()];
  return (await Promise.all(sources.map((source) => skillsOf(source, session)))).flat();
}

async function skillsOf(source: RemoteSource, { member, preferences }: CircleSession): Promise<OwnedSkill[]> {
  if (source.choice.current.manifest.skills.length === 0) return [];
  for (const step of source.steps(part)) {
    const { manifest } = step.release;
    try {
      const module = await withinTime(source.open(step), limitMs);
      const loaded = await withinTime(Promise.resolve(module.skills?.(preferences.language) ?? []), limitMs);
      return usableSkills(member, manifest.skills, loaded);
    } catch (error) {
      tellFailed(step.release, part, stageOf(error), error);
    }
  }
  return [];
}
