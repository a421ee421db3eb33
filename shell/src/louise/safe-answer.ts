import { emergencyNumbersOf } from '@carecircle/contracts';
import { routePath, type AskedContext, type SkillLink, type Translate } from '@carecircle/remote-kit';
import { saysAny } from '@carecircle/remote-kit/questions';
import type { OwnedSkill } from './usable-skills';
import type { LouiseKey } from './louise-words';
import type { Reply } from './reply';

type Words = Translate<LouiseKey>;

/**
 * The fixed answer to what no assistant may answer: somebody may be in danger, or a dose is asked about. It is the same whatever
 * the records or a language model say, and needs no server. Null for any other question.
 */
export async function safeAnswer(
  words: readonly string[],
  t: Words,
  context: AskedContext,
  skills: () => Promise<readonly OwnedSkill[]>,
): Promise<Reply | null> {
  if (saysAny(words, t('emergency.phrases'))) {
    return { text: t('emergency.answer'), links: emergencyLinks(t, context), isUrgent: true };
  }
  if (!saysAny(words, t('dose.phrases'))) return null;
  const calls = await doseContacts(context, skills);
  return { text: t('dose.answer'), links: [...calls, ...emergencyCalls(t, context)] };
}

function emergencyCalls(t: Words, { session }: AskedContext): SkillLink[] {
  return emergencyNumbersOf(session).map(({ number }) => ({
    text: t('emergency.call', { number }),
    href: `tel:${number}`,
  }));
}

function emergencyLinks(t: Words, context: AskedContext): SkillLink[] {
  const path = routePath('emergency');
  return [
    ...emergencyCalls(t, context),
    ...(path === null ? [] : [{ text: t('emergency.panic'), href: path }]),
  ];
}

/** Doctors and pharmacies that the circle knows; without them the answer is the same. */
async function doseContacts(
  context: AskedContext,
  skills: () => Promise<readonly OwnedSkill[]>,
): Promise<readonly SkillLink[]> {
  try {
    const skill = (await skills()).find(({ purpose }) => purpose === 'dose-contacts');
    const answer = await skill?.answer({ text: '', words: [] }, context);
    return answer?.links ?? [];
  } catch {
    return [];
  }
}
