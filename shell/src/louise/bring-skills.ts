import { can } from '@carecircle/permissions';
import type { CircleSession, LoadedSkill } from '@carecircle/remote-kit';
import { stageOf } from '../remotes/area-ladder';
import { currentRegistry } from '../remotes/registry';
import { tellFailed } from '../remotes/remote-health';
import type { RemoteSource } from '../remotes/remote-source';
import { withinTime } from '../remotes/within-time';

const part = 'skills';
/** A remote that takes longer must not keep the others from answering. */
const limitMs = 8_000;

/** A skill that the person may use. */
export interface OwnedSkill extends LoadedSkill {
  /** What the assistant itself uses it for, besides questions. */
  purpose: 'dose-contacts' | undefined;
}

/** The skills of all remotes that the member may use (MFE-5). What does not load is left out: the others answer (MFE-8). */
export async function bringSkills({ member, preferences }: CircleSession): Promise<OwnedSkill[]> {
  const sources = [...currentRegistry().sources.values()];
  const brought = await Promise.all(sources.map((source) => skillsOf(source, preferences.language)));
  return brought
    .flat()
    .filter(({ action }) => !action || can(member, action))
    .map(({ skill, purpose }) => ({ ...skill, purpose }));
}

async function skillsOf(source: RemoteSource, language: string) {
  if (source.choice.current.manifest.skills.length === 0) return [];
  for (const rung of source.rungs(part)) {
    const { manifest } = rung.release;
    try {
      const module = await withinTime(source.open(rung), limitMs);
      const loaded = await withinTime(Promise.resolve(module.skills?.(language) ?? []), limitMs);
      return loaded.flatMap((skill) => {
        const declared = manifest.skills.find(({ id }) => id === skill.id);
        return declared ? [{ skill, action: declared.action, purpose: declared.purpose }] : [];
      });
    } catch (error) {
      tellFailed(rung.release, part, stageOf(error), error);
    }
  }
  return [];
}
