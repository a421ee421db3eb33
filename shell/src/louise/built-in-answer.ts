import { Refusal, Unreachable, type AskedContext, type Translate } from '@carecircle/remote-kit';
import { foldWords, saysAny } from '@carecircle/remote-kit/questions';
import type { OwnedSkill } from './usable-skills';
import type { LouiseKey } from './louise-words';
import { matcherOf, type MatchSkills } from './match-skills';
import type { Reply } from './reply';

/** So many skills are asked in turn until one knows the answer. */
const mostTries = 3;
const questionsShown = 5;

interface Options {
  skills: readonly OwnedSkill[];
  t: Translate<LouiseKey>;
  /** From 0 up to, but not including, 1: which tip is given. */
  random: () => number;
}

/** Louise without a language model: the skill whose example questions are most like the question answers (LOU-2). */
export class BuiltInEngine {
  readonly #options: Options;
  readonly #match: MatchSkills;

  constructor(options: Options) {
    this.#options = options;
    this.#match = matcherOf(options.skills.filter(({ purpose }) => purpose === undefined));
  }

  async reply(text: string, context: AskedContext): Promise<Reply> {
    const { t } = this.#options;
    const question = { text, words: foldWords(text) };
    const helps = t('help.keywords');
    // 'Help' alone is for Louise; in 'Who can help?' it is for a skill.
    if (helps.split(',').some((phrase) => foldWords(phrase).join(' ') === question.words.join(' ')))
      return this.#help();
    try {
      for (const skill of this.#match(question, namesIn(context)).slice(0, mostTries)) {
        const answer = await skill.answer(question, context);
        if (answer) return answer;
      }
    } catch (error) {
      if (error instanceof Unreachable) return { text: t('failed.offline'), links: [], canRetry: true };
      if (error instanceof Refusal) return { text: t('failed.refused'), links: [] };
      console.error('A skill of Louise failed', error);
      return { text: t('failed.other'), links: [], canRetry: true };
    }
    if (saysAny(question.words, helps)) return this.#help();
    if (saysAny(question.words, t('thanks.keywords'))) return { text: t('thanks.answer'), links: [] };
    return this.#unknown();
  }

  /** Questions that this person can ask, one of each of the first skills. */
  examples(count: number): string[] {
    return this.#options.skills.flatMap(({ examples }) => examples.slice(0, 1)).slice(0, count);
  }

  #help(): Reply {
    return { text: this.#options.t('help.answer'), links: [], questions: this.examples(questionsShown) };
  }

  #unknown(): Reply {
    const { t, random } = this.#options;
    const tips = t('tips').split('\n');
    const tip = tips[Math.floor(random() * tips.length)] ?? '';
    return { text: `${t('unknown')} ${tip}`, links: [] };
  }
}

/** The words of the names of everybody whom a question may be about. */
function namesIn({ session: { members, recipients } }: AskedContext): ReadonlySet<string> {
  return new Set([...members, ...recipients].flatMap(({ name }) => foldWords(name)));
}
