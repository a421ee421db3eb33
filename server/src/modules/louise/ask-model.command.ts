import { louiseLimits, type LouiseAnswer } from '@carecircle/contracts';
import { apiContract } from '@carecircle/contracts/api';
import { ModelFailed, type ModelStep } from '../../language-model/language-model';
import { definePreparedCommand } from '../../spine/define-prepared-command';
import { createAskingPace } from './asking-pace';
import { instructionsIn } from './instructions';
import { modelFor } from './model-for';

const pace = createAskingPace();
const unavailable: LouiseAnswer = { status: 'unavailable' };

/**
 * One step of a conversation. The model is asked before the transaction; it sees what the browser's skills have read with the
 * person's own rights, and can ask for nothing but these skills.
 */
export const askModel = definePreparedCommand(
  apiContract.louise.askModel,
  async ({ db, input, actor, circle, now, services }): Promise<LouiseAnswer> => {
    const asked = { reader: db, services, circleId: circle.id, personId: actor.id };
    const { model } = await modelFor(asked);
    if (!model || !pace.take(actor.id, now)) return unavailable;
    const { language, entries, skills } = input;
    try {
      const step = await model.next({ instructions: instructionsIn(language), entries, skills });
      return answerOf(step, new Set(skills.map(({ id }) => id)));
    } catch (error) {
      if (!(error instanceof ModelFailed)) throw error;
      services.log.warn({ err: error }, 'The language model could not be used');
      return unavailable;
    }
  },
  async ({ prepared }) => prepared,
);

function answerOf(step: ModelStep, known: ReadonlySet<string>): LouiseAnswer {
  if (step.kind === 'text') return { status: 'answered', text: step.text.slice(0, louiseLimits.textLength) };
  const calls = step.calls.filter(({ skill }) => known.has(skill)).slice(0, louiseLimits.calls);
  return calls.length > 0 ? { status: 'calls', calls } : unavailable;
}
