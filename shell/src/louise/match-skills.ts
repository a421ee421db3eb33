import MiniSearch from 'minisearch';
import type { LoadedSkill, Question } from '@carecircle/remote-kit';
import { foldWords, hasPhrase, phrasesOf, type Phrase } from '@carecircle/remote-kit/questions';

/** Of what the words of question and example weigh together, so much must be common to both. */
const leastLikeness = 0.5;
/** What each word of a keyword that stands in the question adds. */
const keywordWeight = 0.3;
/** Longer ones make a question no more certain. */
const mostKeywordWords = 3;

interface Example {
  id: number;
  text: string;
  skill: number;
}

/**
 * Gives the skills that a question is for, the most likely first; none when it is like nothing they know (LOU-2). Names of people say
 * nothing of that.
 */
export type MatchSkills = (question: Pick<Question, 'words'>, names?: ReadonlySet<string>) => LoadedSkill[];

/** Reads the example questions and keywords of all skills. */
export function matcherOf(skills: readonly LoadedSkill[]): MatchSkills {
  const examples: Example[] = skills
    .flatMap(({ examples: texts }, skill) => texts.map((text) => ({ text, skill })))
    .map((example, id) => ({ id, ...example }));
  const index = new MiniSearch<Example>({
    fields: ['text'],
    storeFields: ['skill', 'text'],
    tokenize: foldWords,
    processTerm: (term) => term,
  });
  index.addAll(examples);
  const weightOf = weights(examples.map(({ text }) => new Set(foldWords(text))));
  const keywords = skills.map((skill) => phrasesOf(skill.keywords));

  return ({ words: all }, names = new Set()) => {
    const words = all.filter((word) => !names.has(word));
    const found = index.search(words.join(' '), {
      fuzzy: (term) => (term.length > 5 ? 0.2 : false),
      prefix: (term) => term.length > 4,
    });
    const asked = sum(new Set(words), weightOf);
    const likeness = new Map<number, number>();
    for (const hit of found) {
      const common = sum(new Set(hit.queryTerms), weightOf);
      const of = sum(new Set(foldWords(hit['text'] as string)), weightOf);
      const skill = hit['skill'] as number;
      likeness.set(skill, Math.max(likeness.get(skill) ?? 0, (2 * common) / (asked + of)));
    }
    return skills
      .map((skill, at) => ({
        skill,
        score: (likeness.get(at) ?? 0) + keywordScore(keywords[at] ?? [], words),
      }))
      .filter(({ score }) => score >= leastLikeness)
      .sort((one, other) => other.score - one.score)
      .map(({ skill }) => skill);
  };
}

/** A word weighs the more the fewer examples have it, and most where none has. */
function weights(documents: readonly ReadonlySet<string>[]): (word: string) => number {
  const counts = new Map<string, number>();
  for (const word of documents.flatMap((words) => [...words])) counts.set(word, (counts.get(word) ?? 0) + 1);
  return (word) => Math.log(1 + documents.length / ((counts.get(word) ?? 0) + 0.5));
}

function sum(words: ReadonlySet<string>, weightOf: (word: string) => number): number {
  return [...words].reduce((total, word) => total + weightOf(word), 0);
}

function keywordScore(phrases: readonly Phrase[], words: readonly string[]): number {
  const hits = phrases.filter((phrase) => hasPhrase(words, phrase)).map(({ length }) => length);
  return keywordWeight * Math.min(mostKeywordWords, Math.max(0, ...hits));
}
