import { callOperation } from '../operations/call-operation';
import type { OperationInput } from '../operations/operation-types';
import { isCircleOperation } from '../operations/circleless-operations';
import { loadMessages } from '../messages/catalogue';
import { translator } from '../messages/messages-of';
import type { SkillSet } from './define-skills';
import type { Question, SkillAnswer, SkillContext } from './skill';

/** What the assistant hands to every skill, whichever remote it is of. */
export type AskedContext = Pick<SkillContext, 'session' | 'formats' | 'nowMs'>;

/** A skill with its words, ready to be asked. */
export interface LoadedSkill {
  id: string;
  description: string;
  /** Questions it answers, in the reader's language. */
  examples: readonly string[];
  /** Words that point to it; one that ends in `*` is the beginning of words. */
  keywords: readonly string[];
  answer: (question: Question, context: AskedContext) => Promise<SkillAnswer | null>;
  suggest?: (context: AskedContext) => Promise<SkillAnswer | null>;
}

/** Brings the skills of a remote and their words in a language. */
export async function loadSkills({ messages, skills }: SkillSet, language: string): Promise<LoadedSkill[]> {
  const loaded = await loadMessages(messages, language);
  const t = translator<string>(loaded);
  const listed = (key: string, separator: string) =>
    key in loaded.messages
      ? t(key)
          .split(separator)
          .map((part) => part.trim())
      : [];
  const full = (context: AskedContext): SkillContext => ({ ...context, t, read: readerOf(context) });
  return Object.entries(skills).map(([id, { description, answer, suggest }]) => ({
    id,
    description,
    examples: listed(`${id}.examples`, '\n'),
    keywords: listed(`${id}.keywords`, ','),
    answer: (question, context) => answer(question, full(context)),
    ...(suggest && { suggest: (context) => suggest(full(context)) }),
  }));
}

function readerOf({ session }: AskedContext): SkillContext['read'] {
  return (operation, input) =>
    callOperation(operation, {
      ...input,
      ...(isCircleOperation(operation) && { circleId: session.circle.id }),
    } as unknown as OperationInput<typeof operation>);
}
