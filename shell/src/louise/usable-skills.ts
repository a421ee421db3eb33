import type { Member, RemoteManifest } from '@carecircle/contracts';
import { can } from '@carecircle/permissions';
import type { LoadedSkill } from '@carecircle/remote-kit';

type Declared = Pick<RemoteManifest['skills'][number], 'id' | 'action' | 'purpose'>;

/** A skill that the person may use. */
export interface OwnedSkill extends LoadedSkill {
  /** What the assistant itself uses it for, besides questions. */
  purpose: 'dose-contacts' | undefined;
}

/** What a remote has brought of the skills that its manifest declares and this member may use. */
export function usableSkills(
  member: Member,
  declared: readonly Declared[],
  loaded: readonly LoadedSkill[],
): OwnedSkill[] {
  return loaded.flatMap((skill) => {
    const entry = declared.find(({ id }) => id === skill.id);
    if (!entry || (entry.action && !can(member, entry.action))) return [];
    return [{ ...skill, purpose: entry.purpose }];
  });
}
