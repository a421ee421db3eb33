import { louiseLimits, type LouiseEntry } from '@carecircle/contracts';
import {
  callOperation,
  newId,
  type AskedContext,
  type SkillAnswer,
  type SkillLink,
} from '@carecircle/remote-kit';
import { clipText, foldWords } from '@carecircle/remote-kit/questions';
import type { OwnedSkill } from './usable-skills';
import type { Reply } from './reply';

/** What was said before, oldest first. */
export type Turn = Extract<LouiseEntry, { from: 'person' | 'louise' }>;

const turnsTold = 12;

/**
 * Louise with the configured language model (LOU-4): it chooses among the same skills, which run here with the person's own rights.
 * Facts come with the links of the skills, and a change only as the skill's own proposal, in the skill's own words. Null when the
 * model gives no usable answer. Rejects as the skills do.
 */
export async function modelAnswer(
  turns: readonly Turn[],
  skills: readonly OwnedSkill[],
  context: AskedContext,
): Promise<Reply | null> {
  const { circle, preferences } = context.session;
  const askable = skills.filter(({ purpose }) => purpose === undefined).slice(0, louiseLimits.skills);
  const described = askable.map(({ id, description }) => ({ id, description }));
  const entries: LouiseEntry[] = turns
    .slice(-turnsTold)
    .map(({ from, text }) => ({ from, text: bounded(text) }));
  const links: SkillLink[] = [];
  for (let round = 0; round < louiseLimits.rounds; round += 1) {
    const step = await callOperation('louise.askModel', {
      ...{ circleId: circle.id, commandId: newId(), language: preferences.language },
      ...{ entries, skills: described },
    });
    if (step.status === 'unavailable') return null;
    if (step.status === 'answered') return { text: step.text, links: distinct(links) };
    for (const { callId, skill, request } of step.calls) {
      const answer = await ask(askable, skill, request, context);
      if (answer?.proposal) return answer;
      links.push(...(answer?.links ?? []));
      entries.push({ from: 'call', callId, skill, request });
      entries.push({ from: 'result', callId, text: bounded(answer?.text ?? '') });
    }
  }
  return null;
}

async function ask(
  skills: readonly OwnedSkill[],
  id: string,
  request: string,
  context: AskedContext,
): Promise<SkillAnswer | null> {
  const skill = skills.find((candidate) => candidate.id === id);
  return skill ? skill.answer({ text: request, words: foldWords(request) }, context) : null;
}

function bounded(text: string): string {
  return clipText(text, louiseLimits.textLength);
}

function distinct(links: readonly SkillLink[]): SkillLink[] {
  return links.filter(({ href }, index) => links.findIndex((other) => other.href === href) === index);
}
