import type { CircleSession } from '../session/use-session';
import type { Formats } from '../formats/create-formats';
import type { Translate } from '../messages/messages-of';
import type { CommandKey, FeatureInput, OperationOutput, QueryKey } from '../operations/operation-types';

/** What somebody asks the assistant. */
export interface Question {
  /** As the person wrote it. */
  text: string;
  /** Its words in small letters without accents. */
  words: readonly string[];
}

/** What a skill may use: all that it reads comes from the server, which answers only what the reader may see (LOU-2). */
export interface SkillContext<Key extends string = string> {
  session: CircleSession;
  formats: Formats;
  /** The present, in milliseconds since 1970. */
  nowMs: number;
  /** The words of the skill's remote in the reader's language. */
  t: Translate<Key>;
  /** Reads of the chosen circle. Rejects with `Refusal` or `Unreachable`. */
  read: <K extends QueryKey>(operation: K, input: FeatureInput<K>) => Promise<OperationOutput<K>>;
}

/** Leads to a record: the name to press and a path of the app, or a `tel:` address. */
export interface SkillLink {
  text: string;
  href: string;
}

/** A change that a skill has prepared. It is sent only after the person has pressed the button that `confirm` names (LOU-3). */
export interface Proposal {
  operation: CommandKey;
  input: FeatureInput<CommandKey>;
  /** On the button that does it. */
  confirm: string;
  /** Said when it is done. */
  done: string;
  /** Where the record stands then. */
  links: readonly SkillLink[];
}

export interface SkillAnswer {
  /** In the reader's language. */
  text: string;
  /** Where the facts of it stand. */
  links: readonly SkillLink[];
  proposal?: Proposal;
}

/** One ability of the assistant that a remote brings (LOU-2, MFE-5). */
export interface Skill<Key extends string = string> {
  /** For a language model, in English: what it answers or prepares. */
  description: string;
  /** Null when the question is not its own after all. */
  answer: (question: Question, context: SkillContext<Key>) => Promise<SkillAnswer | null>;
  /** What the person should know at once when they open the assistant; null for nothing. */
  suggest?: (context: SkillContext<Key>) => Promise<SkillAnswer | null>;
}
