import type { LouiseHelp } from '@carecircle/contracts';
import { callOperation, Unreachable, type AskedContext, type Translate } from '@carecircle/remote-kit';
import { foldWords } from '@carecircle/remote-kit/questions';
import type { OwnedSkill } from './usable-skills';
import { BuiltInEngine } from './built-in-answer';
import type { LouiseKey } from './louise-words';
import { modelAnswer, type Turn } from './model-answer';
import type { Reply } from './reply';
import { safeAnswer } from './safe-answer';

export interface AssistantOptions {
  t: Translate<LouiseKey>;
  /** Asked at each use: session and time go on. */
  context: () => AskedContext;
  bringSkills: () => Promise<OwnedSkill[]>;
  random?: () => number;
}

/** Louise: a fixed answer where there must be one, else the language model's if one is configured, else her own. */
export class Assistant {
  readonly #options: AssistantOptions;
  #skills: Promise<OwnedSkill[]> | null = null;
  #model: Promise<LouiseHelp | null> | null = null;

  constructor(options: AssistantOptions) {
    this.#options = options;
  }

  /** Answers the last of the turns, which is the person's. */
  async reply(turns: readonly Turn[]): Promise<Reply> {
    const { t, context } = this.#options;
    const text = turns.at(-1)?.text ?? '';
    const safe = await safeAnswer(foldWords(text), t, context(), () => this.#broughtSkills());
    if (safe) return safe;
    return (await this.#modelReply(turns)) ?? (await this.#engine()).reply(text, context());
  }

  /** Who runs the language model that answers here, or why none does; null until that is known. */
  help(): Promise<LouiseHelp | null> {
    this.#model ??= this.#readModel().catch(() => {
      this.#model = null;
      return null;
    });
    return this.#model;
  }

  /** What the person should know at once, the most urgent first. */
  async suggestions(): Promise<Reply[]> {
    const skills = await this.#broughtSkills();
    const context = this.#options.context();
    const told = await Promise.allSettled(skills.map(async ({ suggest }) => suggest?.(context)));
    return told.flatMap((each) => (each.status === 'fulfilled' && each.value ? [each.value] : []));
  }

  async examples(count: number): Promise<string[]> {
    return (await this.#engine()).examples(count);
  }

  async #modelReply(turns: readonly Turn[]): Promise<Reply | null> {
    if (!(await this.help())?.model) return null;
    try {
      return await modelAnswer(turns, await this.#broughtSkills(), this.#options.context());
    } catch (error) {
      if (!(error instanceof Unreachable)) console.warn('The language model gave no answer', error);
      return null;
    }
  }

  async #engine(): Promise<BuiltInEngine> {
    const { t, random = Math.random } = this.#options;
    return new BuiltInEngine({ t, random, skills: await this.#broughtSkills() });
  }

  /** What could not be brought is asked for again at the next question. */
  #broughtSkills(): Promise<OwnedSkill[]> {
    this.#skills ??= this.#options.bringSkills().then((skills) => {
      if (skills.length === 0) this.#skills = null;
      return skills;
    });
    return this.#skills;
  }

  async #readModel(): Promise<LouiseHelp> {
    const { circle } = this.#options.context().session;
    return callOperation('louise.getLouise', { circleId: circle.id });
  }
}
