import {
  routePath,
  type RouteSearch,
  type Skill,
  type SkillContext,
  type SkillLink,
} from '@carecircle/remote-kit';
import { foldWords } from '@carecircle/remote-kit/questions';
import type en from './messages/en.json';

type Key = Extract<keyof typeof en, string>;
export type CareSkill = Skill<Key>;
export type CareContext = SkillContext<Key>;

/** Shorter names stand in too many words. */
const leastLetters = 3;

/** The way to a screen; none where this member may not open it. */
export function linkTo(
  text: string,
  routeId: string,
  search?: RouteSearch,
  params: Readonly<Record<string, string>> = {},
): SkillLink[] {
  const href = routePath(routeId, params, search);
  return href === null ? [] : [{ text, href }];
}

/** Those whose name, or a part of it, stands in the question. */
export function named<Record extends { name: string }>(
  records: readonly Record[],
  words: readonly string[],
): Record[] {
  return records.filter(({ name }) =>
    foldWords(name).some((part) => part.length >= leastLetters && words.includes(part)),
  );
}

/** The people cared for whom the question names; all of them where it names none. */
export function askedRecipients({ session }: CareContext, words: readonly string[]) {
  const asked = named(session.recipients, words);
  return asked.length > 0 ? asked : session.recipients;
}

export function recipientName({ session }: CareContext, id: string | null): string {
  return session.recipients.find((recipient) => recipient.id === id)?.name ?? '';
}

export function memberName({ session, t }: CareContext, id: string | null): string {
  return session.members.find((member) => member.id === id)?.name ?? t('somebody');
}

/** Lines of a list, each with a mark. */
export function listed(lines: readonly string[]): string {
  return lines.map((line) => `• ${line}`).join('\n');
}

/** Days after a day `YYYY-MM-DD`. */
export function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);
}
