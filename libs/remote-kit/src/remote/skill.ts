import type { Formats } from '../formats/create-formats';
import type { CircleSession } from '../session/use-session';

/** What a skill may use when the assistant asks it. */
export interface SkillContext {
  session: CircleSession;
  formats: Formats;
}

/** One ability of the assistant that a remote brings (LOU-3); null when the question is not its own. */
export type Skill = (question: string, context: SkillContext) => Promise<string | null>;
