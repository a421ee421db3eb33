import type { MessageLoaders } from '../messages/catalogue';
import type { CommandKey, FeatureInput } from '../operations/operation-types';
import type { Proposal, Skill } from './skill';

/**
 * All skills of a remote by their ids in its manifest, and their words. Of each skill the words have `<id>.examples`, questions that
 * it answers, and may have `<id>.keywords`, words that point to it.
 */
export interface SkillSet {
  messages: MessageLoaders;
  skills: Readonly<Record<string, Skill>>;
}

/** Types the skills of a remote over its messages: `defineSkills<typeof en>({ messages, skills })`. */
export function defineSkills<Messages extends object>(set: {
  messages: MessageLoaders;
  skills: Readonly<Record<string, Skill<Extract<keyof Messages, string>>>>;
}): SkillSet {
  return set as SkillSet;
}

/** Types a proposed change by its operation. */
export function propose<K extends CommandKey>(
  operation: K,
  input: FeatureInput<K>,
  words: Pick<Proposal, 'confirm' | 'done' | 'links'>,
): Proposal {
  return { operation, input: input as FeatureInput<CommandKey>, ...words };
}
